/** The call that reads the address and the size of the user's cart; the key of its cached value. */
export const OWN_CART = '/carts'
