export { DashboardLayout as default } from '../layouts/DashboardLayout.tsx';
