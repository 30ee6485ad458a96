import { ENDPOINTS } from '@bns/domain';
import { onRequest } from 'firebase-functions/https';
import { advertiseProduct } from './calls/advertiseProduct.ts';
import { becomeSeller } from './calls/becomeSeller.ts';
import { createSessionToken } from './calls/createSessionToken.ts';
import { deleteProduct } from './calls/deleteProduct.ts';
import { deleteWish } from './calls/deleteWish.ts';
import { dismissReport } from './calls/dismissReport.ts';
import { editProduct } from './calls/editProduct.ts';
import { paymentNotice, paymentReturn } from './calls/gatewayMessage.ts';
import { checkPayment, getPayment } from './calls/getPayment.ts';
import { getPhone } from './calls/getPhone.ts';
import { healthz } from './calls/healthz.ts';
import { landing } from './calls/landing.ts';
import { listAuditLog } from './calls/listAuditLog.ts';
import { listCategories } from './calls/listCategories.ts';
import { listPeople } from './calls/listPeople.ts';
import { listCategory } from './calls/listCategory.ts';
import { listOrders } from './calls/listOrders.ts';
import { listProducts } from './calls/listProducts.ts';
import { listReports } from './calls/listReports.ts';
import { listWishes } from './calls/listWishes.ts';
import { cancelOrder, declineOrder, handOverOrder } from './calls/moveOrder.ts';
import { decidePayment, payOut, refundPayment, seeRefund } from './calls/movePayment.ts';
import { movePerson } from './calls/movePerson.ts';
import { openapi } from './calls/openapi.ts';
import { myBookings } from './calls/myBookings.ts';
import { myProducts } from './calls/myProducts.ts';
import { phoneAround } from './calls/phoneAround.ts';
import { paymentMethods } from './calls/paymentMethods.ts';
import { postProduct } from './calls/postProduct.ts';
import { putOrder } from './calls/putOrder.ts';
import { putPayoutAccount } from './calls/putPayoutAccount.ts';
import { putReport } from './calls/putReport.ts';
import { putCategory } from './calls/putCategory.ts';
import { putUser } from './calls/putUser.ts';
import { putWish } from './calls/putWish.ts';
import { receiveOrder } from './calls/receiveOrder.ts';
import { sellProduct } from './calls/sellProduct.ts';
import { startPayment } from './calls/startPayment.ts';
import { uploadImage } from './calls/uploadImage.ts';
import { userStatus } from './calls/userStatus.ts';
import { IMGBB_KEY, REGION, SSLCOMMERZ_STORE_PASSWORD } from './config.ts';
import { dependencies } from './dependencies.ts';
import { door } from './http/door.ts';
import type { Handlers } from './http/handler.ts';
import { keepBodiesRaw } from './http/keepBodiesRaw.ts';
import { requireHandlers } from './http/requireHandlers.ts';
import { pageWorld } from './pages/pageWorld.ts';
import { phonePageDoor } from './pages/phonePageDoor.ts';

keepBodiesRaw();

const apiHandlers = {
  healthz,
  openapi,
  landing,
  listCategories,
  putReport,
  listReports,
  userStatus,
  putUser,
  listUsers: listPeople(false),
  listSellers: listPeople(true),
  putCategory,
  auditLog: listAuditLog,
  createSessionToken,
  makeAdmin: movePerson('makeAdmin'),
  verify: movePerson('verify'),
  unverify: movePerson('unverify'),
  removePerson: movePerson('removePerson'),
  becomeSeller,
  listProducts,
  listCategory,
  getPhone,
  phoneAround,
  myProducts,
  postProduct,
  advertiseProduct,
  editProduct,
  sellProduct,
  deleteProduct,
  dismissReport,
  putWish,
  listWishes,
  deleteWish,
  putOrder,
  listOrders,
  cancelOrder,
  declineOrder,
  handOverOrder,
  receiveOrder,
  myBookings,
  paymentMethods,
  paymentSucceeded: paymentReturn,
  paymentFailed: paymentReturn,
  paymentCancelled: paymentReturn,
  paymentNotice,
  startPayment,
  getPayment,
  checkPayment,
  decidePayment,
  refundPayment,
  seeRefund,
  payOut,
  putPayoutAccount,
} satisfies Handlers;
const imageHandlers = { uploadImage } satisfies Handlers;
requireHandlers(ENDPOINTS, apiHandlers, imageHandlers);

// A ceiling on instances is what keeps a flood of requests from becoming a bill; our own door judges origins.
const OPTIONS = { region: REGION, cors: false, cpu: 1, timeoutSeconds: 60, maxInstances: 20 } as const;

/**
 * The REST API. Waits for Firestore nearly all the time, so one CPU serves many requests at once: 80 bodies of 100 kB and
 * pages of 100 phones fit into its memory beside the SDK's own 150 MB. 20 instances serve 1,600 at a time.
 */
export const api = onRequest(
  { ...OPTIONS, memory: '512MiB', concurrency: 80, secrets: [SSLCOMMERZ_STORE_PASSWORD] },
  door(apiHandlers, dependencies),
);

/** `POST /images`, on its own because it decodes pictures: 50 megapixels are 150 MB, four at once fit into its memory. */
export const images = onRequest(
  { ...OPTIONS, memory: '1GiB', concurrency: 4, secrets: [IMGBB_KEY] },
  door(imageHandlers, dependencies),
);

/** `/phone/{id}`: one document and a page of a few kB each, so little memory serves many at once. */
export const phonePage = onRequest(
  { ...OPTIONS, memory: '256MiB', concurrency: 80 },
  phonePageDoor(pageWorld),
);

export { settlePayments } from './payments/settlePayments.ts';
export { repairCopies } from './repair/repairCopies.ts';
export { countReports } from './triggers/countReports.ts';
export { describeProduct } from './triggers/describeProduct.ts';
export { followOrder } from './triggers/followOrder.ts';
export { followProduct } from './triggers/followProduct.ts';
export { followUser } from './triggers/followUser.ts';
export { followWish } from './triggers/followWish.ts';
export { landingOnCategory } from './triggers/landingOnCategory.ts';
export { landingOnProduct } from './triggers/landingOnProduct.ts';
export { mirrorUser } from './triggers/mirrorUser.ts';
export { renameCategory } from './triggers/renameCategory.ts';
