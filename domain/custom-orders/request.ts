/** The request form of custom orders: what may be ordered, its limits, and how long requests are stored. */
export const ORDER_KINDS = ['icon', 'illustration', '3d', 'lottie', 'other'] as const

export const ORDER_LENGTHS = { name: 80, email: 254, company: 120, budget: 60, message: 4_000 } as const

/** Files of one request: PDF, PNG, JPEG and WebP, known by their contents. */
export const ORDER_FILES = { most: 3, bytes: 5 * 1024 * 1024 } as const

/** Requests and their files are deleted after this time; the page of custom orders states it. */
export const ORDER_RETENTION_DAYS = 365
