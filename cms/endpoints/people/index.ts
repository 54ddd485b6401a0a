import type { Endpoint } from 'payload'
import { ACCOUNT_ENDPOINTS } from '#cms/endpoints/people/account.ts'
import { BILLING_ENDPOINTS } from '#cms/endpoints/people/billing.ts'
import { BILLING_ADDRESS_ENDPOINTS } from '#cms/endpoints/people/billing-addresses.ts'
import { PALETTE_ENDPOINTS } from '#cms/endpoints/people/brand-palettes.ts'
import { CART_ENDPOINTS } from '#cms/endpoints/people/carts.ts'
import { CASHOUT_ENDPOINTS } from '#cms/endpoints/people/cashouts.ts'
import { CERTIFICATE_ENDPOINTS } from '#cms/endpoints/people/certificates.ts'
import { CHECKOUT_ENDPOINTS } from '#cms/endpoints/people/checkout.ts'
import { CLAIM_ENDPOINTS } from '#cms/endpoints/people/claims.ts'
import { CONTACT_ENDPOINTS } from '#cms/endpoints/people/contact.ts'
import { CUSTOM_ORDER_ENDPOINTS } from '#cms/endpoints/people/custom-orders.ts'
import { DOWNLOAD_LIST_ENDPOINTS } from '#cms/endpoints/people/downloads.ts'
import { INCLUDED_TAX_ENDPOINTS } from '#cms/endpoints/people/included-tax.ts'
import { NEWSLETTER_ENDPOINTS } from '#cms/endpoints/people/newsletter.ts'
import { NOTIFICATION_ENDPOINTS } from '#cms/endpoints/people/notifications.ts'
import { PAYMENT_DETAIL_ENDPOINTS } from '#cms/endpoints/people/payment-details.ts'
import { PERSONAL_COLLECTION_ENDPOINTS } from '#cms/endpoints/people/personal-collections.ts'
import { PROFILE_PICTURE_ENDPOINTS } from '#cms/endpoints/people/pictures.ts'
import { RECENT_ENDPOINTS } from '#cms/endpoints/people/recent.ts'
import { REFERRAL_ENDPOINTS } from '#cms/endpoints/people/referrals.ts'
import { REPORT_ENDPOINTS } from '#cms/endpoints/people/reports.ts'
import { SALE_NOTICE_ENDPOINTS } from '#cms/endpoints/people/sale-notices.ts'
import { ONE_TAP, SIGN_IN_ENDPOINTS } from '#cms/endpoints/people/sign-in.ts'
import { STATEMENT_ENDPOINTS } from '#cms/endpoints/people/statements.ts'
import { TAKEDOWN_ENDPOINTS } from '#cms/endpoints/people/takedowns.ts'
import { TEAM_ENDPOINTS } from '#cms/endpoints/people/teams.ts'
import { TRANSACTION_ENDPOINTS } from '#cms/endpoints/people/transactions.ts'
import { USAGE_ENDPOINTS } from '#cms/endpoints/people/usage.ts'
import { ZIP_ENDPOINTS } from '#cms/endpoints/people/zips.ts'

/** Calls of users, under `/api`. */
export const PEOPLE_ENDPOINTS: Endpoint[] = [
  ...SIGN_IN_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...CLAIM_ENDPOINTS,
  ...TEAM_ENDPOINTS,
  ...CART_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...BILLING_ENDPOINTS,
  ...TRANSACTION_ENDPOINTS,
  ...USAGE_ENDPOINTS,
  ...REFERRAL_ENDPOINTS,
  ...PAYMENT_DETAIL_ENDPOINTS,
  ...CASHOUT_ENDPOINTS,
  ...STATEMENT_ENDPOINTS,
  ...BILLING_ADDRESS_ENDPOINTS,
  ...INCLUDED_TAX_ENDPOINTS,
  ...DOWNLOAD_LIST_ENDPOINTS,
  ...CERTIFICATE_ENDPOINTS,
  ...PROFILE_PICTURE_ENDPOINTS,
  ...NOTIFICATION_ENDPOINTS,
  ...SALE_NOTICE_ENDPOINTS,
  ...PALETTE_ENDPOINTS,
  ...RECENT_ENDPOINTS,
  ...PERSONAL_COLLECTION_ENDPOINTS,
  ...ZIP_ENDPOINTS,
  ...CONTACT_ENDPOINTS,
  ...NEWSLETTER_ENDPOINTS,
  ...CUSTOM_ORDER_ENDPOINTS,
  ...TAKEDOWN_ENDPOINTS,
  ...REPORT_ENDPOINTS,
  ONE_TAP,
]
