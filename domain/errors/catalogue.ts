/**
 * Every error that a user or a caller can meet, once: its HTTP status and its number. The number is for support
 * requests; the texts are in the messages under `errors.<code>`.
 *
 * 1xxx addresses and requests · 2xxx files · 3xxx permission · 4xxx downloads · 5xxx the service itself · 6xxx
 * accounts · 7xxx personal collections · 8xxx contributors and their submissions · 9xxx takedowns · 10xxx payments,
 * plans and teams · 12xxx editorial content: analytics and experiments.
 */
export const ERRORS = {
  'not-found': { number: 1001, status: 404 },
  gone: { number: 1002, status: 410 },
  'bad-request': { number: 1003, status: 400 },
  'method-not-allowed': { number: 1004, status: 405 },
  'too-large': { number: 1005, status: 413 },
  'query-out-of-bounds': { number: 1006, status: 400 },
  'too-deep': { number: 1007, status: 400 },

  'file-empty': { number: 2001, status: 422 },
  'file-too-large': { number: 2002, status: 422 },
  'file-unknown-format': { number: 2003, status: 422 },
  'file-damaged': { number: 2004, status: 422 },
  'file-compressed-svg': { number: 2005, status: 422 },
  'file-script': { number: 2006, status: 422 },
  'file-outside-reference': { number: 2007, status: 422 },
  'file-too-many-pixels': { number: 2008, status: 422 },
  'file-too-complex': { number: 2009, status: 422 },
  'file-entity': { number: 2010, status: 422 },
  'file-no-artwork': { number: 2011, status: 422 },
  'file-took-too-long': { number: 2012, status: 422 },
  'file-took-too-much-memory': { number: 2013, status: 422 },
  'file-crashed-reader': { number: 2014, status: 422 },
  'file-format-not-for-kind': { number: 2015, status: 422 },
  'palette-colour-count': { number: 2016, status: 400 },
  'file-expressions': { number: 2017, status: 422 },
  'picture-not-searchable': { number: 2018, status: 422 },
  'picture-too-large': { number: 2019, status: 413 },
  'picture-search-ended': { number: 2020, status: 410 },
  'too-many-pictures': { number: 2021, status: 429 },
  'picture-crop-outside': { number: 2022, status: 422 },
  'file-not-processed': { number: 2023, status: 500 },
  'file-no-geometry': { number: 2024, status: 422 },
  'file-name-invalid': { number: 2025, status: 422 },
  'file-misnamed': { number: 2026, status: 422 },
  'zip-damaged': { number: 2027, status: 422 },
  'zip-too-many-files': { number: 2028, status: 422 },
  'zip-expands-too-much': { number: 2029, status: 422 },
  'zip-nested': { number: 2030, status: 422 },
  'zip-encrypted': { number: 2031, status: 422 },
  'zip-duplicate-name': { number: 2032, status: 422 },
  'upload-busy': { number: 2033, status: 423 },

  'not-signed-in': { number: 3001, status: 401 },
  forbidden: { number: 3002, status: 403 },
  'state-changed': { number: 3003, status: 409 },
  'asset-incomplete': { number: 3004, status: 422 },
  'licence-in-force': { number: 3005, status: 409 },
  'redirect-unsafe': { number: 3006, status: 422 },
  'origin-refused': { number: 3007, status: 403 },
  'staff-only': { number: 3008, status: 403 },

  'download-not-free': { number: 4001, status: 402 },
  'download-format-unavailable': { number: 4002, status: 404 },
  'download-link-expired': { number: 4003, status: 403 },
  'too-many-downloads': { number: 4004, status: 429 },
  'nothing-to-download': { number: 4005, status: 409 },
  'licence-withdrawn': { number: 10180, status: 403 },

  internal: { number: 5001, status: 500 },
  unavailable: { number: 5002, status: 503 },

  'log-in-refused': { number: 6001, status: 422 },
  'too-many-attempts': { number: 6002, status: 429 },
  'email-invalid': { number: 6003, status: 422 },
  'email-unchanged': { number: 6004, status: 422 },
  'password-missing': { number: 6005, status: 422 },
  'password-too-short': { number: 6006, status: 422 },
  'password-too-long': { number: 6007, status: 422 },
  'password-too-common': { number: 6008, status: 422 },
  'password-is-email': { number: 6009, status: 422 },
  'password-wrong': { number: 6010, status: 422 },
  'passwords-differ': { number: 6044, status: 422 },
  'message-missing': { number: 6045, status: 422 },
  'link-ended': { number: 6011, status: 410 },
  'terms-not-accepted': { number: 6012, status: 422 },
  'name-missing': { number: 6013, status: 422 },
  'text-too-long': { number: 6014, status: 422 },
  'country-unknown': { number: 6015, status: 422 },
  'address-invalid': { number: 6016, status: 422 },
  'username-invalid': { number: 6017, status: 422 },
  'username-taken': { number: 6018, status: 409 },
  'google-refused': { number: 6019, status: 422 },
  'google-unavailable': { number: 6020, status: 404 },
  'staff-account': { number: 6021, status: 409 },
  'referral-invalid': { number: 6022, status: 422 },
  'changed-elsewhere': { number: 6023, status: 409 },
  'setting-fixed': { number: 6040, status: 422 },
  'colour-invalid': { number: 6041, status: 422 },
  'palette-size': { number: 6042, status: 422 },
  'too-many-palettes': { number: 6043, status: 409 },

  'collection-name-missing': { number: 7001, status: 422 },
  'too-many-collections': { number: 7002, status: 409 },
  'collection-full': { number: 7003, status: 409 },
  'favourites-stay': { number: 7004, status: 409 },

  'email-not-verified': { number: 8001, status: 409 },
  'already-contributor': { number: 8002, status: 409 },
  'agreement-outdated': { number: 8003, status: 409 },
  'display-name-missing': { number: 8004, status: 422 },
  'too-many-uploads': { number: 8005, status: 429 },
  'submission-locked': { number: 8006, status: 409 },
  'submission-incomplete': { number: 8007, status: 422 },
  'own-work': { number: 8008, status: 403 },
  'second-reviewer': { number: 8009, status: 403 },
  'lease-taken': { number: 8010, status: 409 },
  'lease-lost': { number: 8011, status: 409 },
  'reasons-missing': { number: 8012, status: 422 },
  'appeal-used': { number: 8013, status: 409 },
  'undo-expired': { number: 8014, status: 409 },
  'review-cap': { number: 8015, status: 409 },
  'too-many-open-uploads': { number: 8016, status: 429 },
  'price-invalid': { number: 8017, status: 422 },
  'choice-unknown': { number: 8018, status: 422 },
  'csv-unreadable': { number: 8021, status: 422 },
  'csv-id-missing': { number: 8022, status: 422 },
  'csv-column-unknown': { number: 8023, status: 422 },
  'csv-row-unknown': { number: 8024, status: 422 },
  'csv-row-repeated': { number: 8025, status: 422 },
  'publish-date-past': { number: 8027, status: 422 },
  'publish-date-far': { number: 8028, status: 422 },
  'already-member': { number: 8031, status: 409 },
  'team-full': { number: 8032, status: 409 },
  'last-owner': { number: 8033, status: 409 },
  'invitation-of-another': { number: 8034, status: 403 },
  'role-missing': { number: 8035, status: 422 },
  'too-many-invitations': { number: 8036, status: 429 },
  'already-claimed': { number: 8041, status: 409 },
  'claim-unproved': { number: 8042, status: 409 },
  'claim-target-invalid': { number: 8043, status: 422 },
  'proof-missing': { number: 8044, status: 422 },
  'proof-unreachable': { number: 8045, status: 503 },
  'pack-size': { number: 8061, status: 422 },
  'pack-works-unready': { number: 8062, status: 409 },
  'pack-works-undecided': { number: 8063, status: 409 },
  'pack-work-taken': { number: 8064, status: 409 },
  'pack-cover-invalid': { number: 8065, status: 422 },
  'too-many-pack-drafts': { number: 8066, status: 409 },
  'price-fixed': { number: 8081, status: 409 },
  'price-out-of-range': { number: 8082, status: 422 },
  'update-open': { number: 8091, status: 409 },
  'revision-unchanged': { number: 8092, status: 422 },
  'work-not-live': { number: 8093, status: 409 },
  'report-decided': { number: 8094, status: 409 },
  'report-note-missing': { number: 8095, status: 422 },
  'report-reason-missing': { number: 8096, status: 422 },

  'work-withheld': { number: 9001, status: 451 },
  'statement-missing': { number: 9002, status: 422 },
  'work-address-unknown': { number: 9003, status: 422 },
  'too-many-works': { number: 9004, status: 422 },
  'declaration-missing': { number: 9005, status: 422 },
  'answer-late': { number: 9006, status: 409 },
  'contributor-not-heard': { number: 9007, status: 409 },
  'too-much-evidence': { number: 9008, status: 409 },
  'links-invalid': { number: 9009, status: 422 },

  'role-request-own': { number: 9101, status: 403 },
  'role-request-expired': { number: 9102, status: 409 },
  'role-request-decided': { number: 9103, status: 409 },

  'plan-not-sold': { number: 10020, status: 422 },
  'already-subscribed': { number: 10021, status: 409 },
  'offer-of-other-country': { number: 10022, status: 422 },
  'plan-condition-unmet': { number: 10023, status: 422 },
  'request-key-reused': { number: 10024, status: 409 },
  'team-missing': { number: 10025, status: 422 },
  'gateway-unavailable': { number: 10026, status: 503 },
  'gateway-not-offered': { number: 10027, status: 422 },
  'gateway-refused': { number: 10028, status: 502 },
  'seats-unavailable': { number: 10029, status: 422 },
  'webhook-unverified': { number: 10030, status: 400 },
  'not-renewing': { number: 10031, status: 409 },
  'seat-preview-outdated': { number: 10032, status: 409 },
  'refund-needs-staff': { number: 10033, status: 409 },
  'nothing-to-refund': { number: 10034, status: 409 },
  'no-billing-account': { number: 10035, status: 409 },
  'cart-empty': { number: 10036, status: 422 },
  'upgrade-invalid': { number: 10037, status: 422 },
  'coupon-unknown': { number: 10140, status: 422 },
  'coupon-ended': { number: 10141, status: 422 },
  'coupon-used-up': { number: 10142, status: 409 },
  'coupon-already-used': { number: 10143, status: 409 },
  'coupon-code-taken': { number: 10210, status: 409 },
  'coupon-not-for-this': { number: 10144, status: 422 },
  'quota-used-up': { number: 10040, status: 429 },
  'already-owned': { number: 10041, status: 409 },
  'asset-not-sold': { number: 10042, status: 422 },
  'cart-full': { number: 10170, status: 409 },
  'cart-changed': { number: 10171, status: 409 },
  'cart-currencies': { number: 10172, status: 422 },
  'refund-over-limit': { number: 10230, status: 403 },
  'payout-below-minimum': { number: 10211, status: 409 },
  'payout-open': { number: 10212, status: 409 },
  'payout-of-own-account': { number: 10213, status: 403 },
  'payout-needs-second-person': { number: 10214, status: 403 },
  'payout-not-covered': { number: 10215, status: 409 },
  'paid-once': { number: 10120, status: 409 },
  'payment-unverified': { number: 10121, status: 400 },
  'checkout-closed': { number: 10122, status: 409 },
  'seats-fixed': { number: 10130, status: 409 },
  'team-owner-stays': { number: 10080, status: 409 },
  'seats-taken': { number: 10081, status: 409 },
  'seats-below-members': { number: 10082, status: 409 },
  'team-name-missing': { number: 10083, status: 422 },
  'team-size-invalid': { number: 10084, status: 422 },
  'too-many-teams': { number: 10085, status: 429 },
  'billing-name-missing': { number: 10200, status: 422 },
  'billing-street-missing': { number: 10201, status: 422 },
  'billing-city-missing': { number: 10202, status: 422 },
  'postal-code-invalid': { number: 10203, status: 422 },
  'billing-country-missing': { number: 10204, status: 422 },
  'billing-state-missing': { number: 10205, status: 422 },
  'tax-id-invalid': { number: 10206, status: 422 },
  'tax-id-needs-company': { number: 10207, status: 422 },
  'tax-id-of-other-state': { number: 10208, status: 422 },
  'tax-rate-overlaps': { number: 10209, status: 409 },
  'hearing-link-invalid': { number: 10250, status: 410 },
  'hearing-link-expired': { number: 10251, status: 410 },
  'hearing-link-used': { number: 10252, status: 410 },
  'hearing-over': { number: 10253, status: 409 },
  'hearing-of-account': { number: 10254, status: 409 },
  'hearing-address-unneeded': { number: 10255, status: 422 },
  'certificate-withdrawn': { number: 10300, status: 409 },
  'certificate-name-missing': { number: 10301, status: 422 },
  'asset-lock-too-large': { number: 10302, status: 409 },
  'event-invalid': { number: 12090, status: 400 },
  'too-many-events': { number: 12091, status: 429 },
} as const satisfies Record<string, { number: number; status: number }>

/** When a client that received `unavailable` may retry. */
export const RETRY_AFTER_SECONDS = 30

export type ErrorCode = keyof typeof ERRORS

/** An expected refusal: a value, not an exception (style.md point 20). */
export interface Refusal {
  readonly ok: false
  readonly code: ErrorCode
  /** For logs and developers, in English; never shown to a visitor in place of the translated text. */
  readonly detail?: string
  /** The form field that it concerns. */
  readonly field?: string
  /** Numbers in the translated text, by name. */
  readonly values?: Readonly<Record<string, number>>
}

export type Result<T> = { readonly ok: true; readonly value: T } | Refusal

export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A refusal that the form shows beside the field. */
export function refuseField(field: string, code: ErrorCode): Refusal {
  return { ok: false, code, field }
}

export function refuse(code: ErrorCode, detail?: string): Refusal {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail }
}

/** A refusal whose text has numbers. */
export function refuseWith(code: ErrorCode, values: Readonly<Record<string, number>>): Refusal {
  return { ok: false, code, values, detail: JSON.stringify(values) }
}
