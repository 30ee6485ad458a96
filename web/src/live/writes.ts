export { advertisePhone } from './writeAdvertise.ts';
export { bookPhone } from './writeBooking.ts';
export { deletePhone } from './writeDelete.ts';
export { listPhone } from './writeListing.ts';
export { reportPhone } from './writeReport.ts';
export { wishPhone } from './writeWish.ts';
