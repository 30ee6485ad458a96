/**
 * An id of a phone: no underscore, for it is the second half of a pair's id. It stands apart so that a page can judge an
 * address without bringing a schema.
 */
export const PRODUCT_ID = /^[A-Za-z0-9-]{1,40}$/;
