import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { landing } from '../api/landing.ts';
import { RequireRole, RequireSignedIn } from '../layouts/guards.tsx';
import { PlainLayout } from '../layouts/PlainLayout.tsx';
import { FullScreenLoader } from '../ui/FullScreenLoader.tsx';
import { lazyPage, muiLayout, muiPage } from './lazyPage.ts';
import { PHONE_ROUTE, paths } from './paths.ts';

/** The answer is asked for while the page's code is still on its way. */
const Landing = lazyPage(() => {
  landing.want();
  return import('../routes/Landing.tsx');
});
const Login = muiPage(() => import('../routes/Login.tsx'));
const Register = muiPage(() => import('../routes/Register.tsx'));
const Blog = lazyPage(() => import('../routes/Blog.tsx'));
const PhonePage = lazyPage(() => import('../routes/PhonePage.tsx'));
const NotFound = lazyPage(() => import('../routes/NotFound.tsx'));
const Categories = muiLayout(() => import('../routes/CategoriesShell.tsx'));
const Category = lazyPage(() => import('../routes/Category.tsx'));
const AllProducts = lazyPage(() => import('../routes/AllProducts.tsx'));
const Dashboard = muiLayout(() => import('../routes/DashboardShell.tsx'));
const MyOrders = lazyPage(() => import('../routes/MyOrders.tsx'));
const OrderDetails = lazyPage(() => import('../routes/OrderDetails.tsx'));
const Payment = lazyPage(() => import('../routes/Payment.tsx'));
const MyWishlists = lazyPage(() => import('../routes/MyWishlists.tsx'));
const Profile = lazyPage(() => import('../routes/Profile.tsx'));
const AddProduct = lazyPage(() => import('../routes/AddProduct.tsx'));
const MyProducts = lazyPage(() => import('../routes/MyProducts.tsx'));
const EditProduct = lazyPage(() => import('../routes/EditProduct.tsx'));
const Bookings = lazyPage(() => import('../routes/Bookings.tsx'));
const AllUsers = lazyPage(() => import('../routes/AllUsers.tsx'));
const AllSellers = lazyPage(() => import('../routes/AllSellers.tsx'));
const ReportedProducts = lazyPage(() => import('../routes/ReportedProducts.tsx'));
const Overview = lazyPage(() => import('../routes/Overview.tsx'));
const AdminCategories = lazyPage(() => import('../routes/AdminCategories.tsx'));
const Payments = lazyPage(() => import('../routes/Payments.tsx'));
const AuditLog = lazyPage(() => import('../routes/AuditLog.tsx'));

/** Every page and who may see it (spec §2, route table). */
export function AppRoutes() {
  return (
    <Suspense fallback={<FullScreenLoader />}>
      <Routes>
        <Route element={<PlainLayout />}>
          <Route index element={<Landing />} />
          <Route path={paths.homeNamed} element={<Landing />} />
          <Route path={paths.login} element={<Login />} />
          <Route path={paths.register} element={<Register />} />
          <Route path={paths.blog} element={<Blog />} />
          <Route path={PHONE_ROUTE} element={<PhonePage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route element={<RequireSignedIn />}>
          <Route element={<Categories />}>
            <Route path="/products/:categoryId" element={<Category />} />
            <Route path={paths.allProducts} element={<AllProducts />} />
          </Route>
          <Route path={paths.dashboard} element={<Dashboard />}>
            <Route index element={<Navigate to={paths.myOrders} replace />} />
            <Route path="my-orders" element={<MyOrders />} />
            <Route path="my-orders/:productId" element={<OrderDetails />} />
            <Route path="payments/:tranId" element={<Payment />} />
            <Route path="my-wishlists" element={<MyWishlists />} />
            <Route path="profile" element={<Profile />} />
            <Route element={<RequireRole anyOf={['seller', 'admin']} />}>
              <Route path="add-product" element={<AddProduct />} />
              <Route path="my-products" element={<MyProducts />} />
              <Route path="my-products/:productId/edit" element={<EditProduct />} />
              <Route path="bookings" element={<Bookings />} />
            </Route>
            <Route element={<RequireRole anyOf={['admin']} />}>
              <Route path="all-users" element={<AllUsers />} />
              <Route path="all-sellers" element={<AllSellers />} />
              <Route path="reported-products" element={<ReportedProducts />} />
              <Route path="overview" element={<Overview />} />
              <Route path="categories" element={<AdminCategories />} />
              <Route path="payments" element={<Payments />} />
              <Route path="audit-log" element={<AuditLog />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
