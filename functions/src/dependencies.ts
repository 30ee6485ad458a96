import { findUid } from './callers/findUid.ts';
import { mintSessionToken } from './callers/mintSessionToken.ts';
import { isMirrored, mirrorClaims } from './callers/mirrorClaims.ts';
import { verifyApp } from './callers/verifyApp.ts';
import { verifyBearer } from './callers/verifyBearer.ts';
import { config, IMGBB_KEY, SSLCOMMERZ_STORE_PASSWORD } from './config.ts';
import { openPages } from './http/openPages.ts';
import { gatewayOf } from './outside/gatewayOf.ts';
import { hostPicture } from './outside/imgbb.ts';
import { advertiseProduct } from './store/advertiseProduct.ts';
import { countPhonesOfSeller, listSimilar } from './store/around.ts';
import { listAuditLog } from './store/auditLog.ts';
import { listCategories, writeCategory } from './store/categories.ts';
import { readContacts } from './store/contacts.ts';
import { createProduct } from './store/createProduct.ts';
import { deleteProduct } from './store/deleteProduct.ts';
import { documents } from './store/documents.ts';
import { dismissReport } from './store/dismissReport.ts';
import { editProduct } from './store/editProduct.ts';
import { begin, find, forget, keep } from './store/keys.ts';
import { gatherLanding, readLanding } from './store/landing.ts';
import { listPeople } from './store/listPeople.ts';
import { moveOrder } from './store/moveOrder.ts';
import { listBookings, listOrders, readOrder } from './store/orders.ts';
import { movePerson } from './store/people.ts';
import { listPhones, listPhonesOfSeller, readProduct, readShowable } from './store/products.ts';
import { putOrder } from './store/putOrder.ts';
import { putWish } from './store/putWish.ts';
import { countUse } from './store/rateLimits.ts';
import { receiveOrder } from './store/receiveOrder.ts';
import { listReports, putReport } from './store/reporting.ts';
import { sellProduct } from './store/sellProduct.ts';
import { readOnMarket } from './store/stats.ts';
import { createUser, readUser, updateUser } from './store/users.ts';
import { listWishes, removeWish } from './store/wishes.ts';

/** Of this instance, while it lives. */
const countPages = openPages();

/** What handlers may ask of the world; tests give their own. */
export type Dependencies = ReturnType<typeof dependencies>;

export function dependencies() {
  const { projectId, imgbbUrl: url, allowedOrigins, site, limits, isAppCheckEnforced, gateway } = config();
  return {
    projectId,
    allowedOrigins,
    site,
    limits,
    isAppCheckEnforced,
    verifyApp,
    verifyBearer,
    mintSessionToken,
    mirrorClaims,
    isMirrored,
    accounts: { findUid },
    users: { readUser, createUser, updateUser },
    people: { movePerson, listPeople },
    audit: { listAuditLog },
    products: {
      readProduct,
      readShowable,
      listPhones,
      listPhonesOfSeller,
      listSimilar,
      countPhonesOfSeller,
      readContacts,
      createProduct,
      advertiseProduct,
      editProduct,
      sellProduct,
      deleteProduct,
    },
    wishes: { putWish, listWishes, removeWish },
    orders: { readOrder, putOrder, listOrders, listBookings, moveOrder, receiveOrder },
    reports: { dismissReport, putReport, listReports },
    categories: { listCategories, writeCategory },
    landings: { readLanding, gatherLanding },
    stats: { readOnMarket },
    countUse,
    countPages,
    money: { documents, now: Date.now },
    isOnlinePayment: gateway !== null,
    gateway: () => gatewayOf({ gateway, site }, () => SSLCOMMERZ_STORE_PASSWORD.value()),
    keys: { find, begin, keep, forget },
    hostPicture: (picture: Buffer, timeoutMs: number) =>
      hostPicture(picture, { url, key: IMGBB_KEY.value(), projectId, timeoutMs }),
  };
}
