import { mintSessionToken } from './callers/mintSessionToken.ts';
import { isMirrored, mirrorClaims } from './callers/mirrorClaims.ts';
import { verifyBearer } from './callers/verifyBearer.ts';
import { config, IMGBB_KEY } from './config.ts';
import { hostPicture } from './outside/imgbb.ts';
import { listCategories } from './store/categories.ts';
import { createProduct } from './store/createProduct.ts';
import { deleteProduct } from './store/deleteProduct.ts';
import { dismissReport } from './store/dismissReport.ts';
import { gatherLanding, readLanding } from './store/landing.ts';
import { movePerson } from './store/people.ts';
import { readProduct } from './store/products.ts';
import { countUse } from './store/rateLimits.ts';
import { createUser, findUserByEmail, readUser, updateUser } from './store/users.ts';

/** What handlers may ask of the world; tests give their own. */
export type Dependencies = ReturnType<typeof dependencies>;

export function dependencies() {
  const { projectId, imgbbUrl: url, allowedOrigins } = config();
  return {
    projectId,
    allowedOrigins,
    verifyBearer,
    mintSessionToken,
    mirrorClaims,
    isMirrored,
    users: { readUser, findUserByEmail, createUser, updateUser },
    people: { movePerson },
    products: { readProduct, createProduct, deleteProduct },
    reports: { dismissReport },
    categories: { listCategories },
    landings: { readLanding, gatherLanding },
    countUse,
    hostPicture: (picture: Buffer) => hostPicture(picture, { url, key: IMGBB_KEY.value(), projectId }),
  };
}
