import type { Endpoint } from 'payload'
import { ANALYTICS_ENDPOINTS } from '#cms/endpoints/console/analytics.ts'
import { BULK_EDIT_ENDPOINTS } from '#cms/endpoints/console/bulk-edit.ts'
import { CASHOUT_CONSOLE_ENDPOINTS } from '#cms/endpoints/console/cashouts.ts'
import { CLAIM_ENDPOINTS } from '#cms/endpoints/console/claims.ts'
import { READ_STORY } from '#cms/endpoints/console/customers.ts'
import { DISPUTE_ENDPOINTS } from '#cms/endpoints/console/disputes.ts'
import { EARNINGS_ENDPOINTS } from '#cms/endpoints/console/earnings.ts'
import { FINANCE_ENDPOINTS } from '#cms/endpoints/console/finance.ts'
import { ITEM_COMMANDS } from '#cms/endpoints/console/item-commands.ts'
import { LEDGER_ENDPOINTS } from '#cms/endpoints/console/ledger.ts'
import { NEWSLETTER_CONSOLE_ENDPOINTS } from '#cms/endpoints/console/newsletters.ts'
import { READ_NUMBERS } from '#cms/endpoints/console/numbers.ts'
import { PACK_ENDPOINTS } from '#cms/endpoints/console/packs.ts'
import { PAYEE_ENDPOINTS } from '#cms/endpoints/console/payees.ts'
import { PAYMENT_CONSOLE_ENDPOINTS } from '#cms/endpoints/console/payments.ts'
import { PRICE_ENDPOINTS } from '#cms/endpoints/console/prices.ts'
import { PROFILE_ENDPOINTS } from '#cms/endpoints/console/profile.ts'
import { REPORT_CONSOLE_ENDPOINTS } from '#cms/endpoints/console/reports.ts'
import { RESOURCE_ENDPOINTS } from '#cms/endpoints/console/resources.ts'
import { READ_REVIEW_AGREEMENT } from '#cms/endpoints/console/review-agreement.ts'
import { READ_REVIEW_FIGURES } from '#cms/endpoints/console/review-figures.ts'
import { ROLE_ENDPOINTS } from '#cms/endpoints/console/roles.ts'
import { ROYALTY_ENDPOINTS } from '#cms/endpoints/console/royalties.ts'
import { READ_CONSOLE_SESSION } from '#cms/endpoints/console/session.ts'
import { STATISTICS_ENDPOINTS } from '#cms/endpoints/console/statistics.ts'
import { SUBMISSION_FILE_ENDPOINTS } from '#cms/endpoints/console/submission-files.ts'
import { SUBMISSION_ENDPOINTS } from '#cms/endpoints/console/submissions.ts'
import { SUBMIT_MANY_ENDPOINTS } from '#cms/endpoints/console/submit-many.ts'
import { TAKEDOWN_CONSOLE_ENDPOINTS } from '#cms/endpoints/console/takedowns.ts'
import { TEAM_ENDPOINTS } from '#cms/endpoints/console/teams.ts'
import { UPLOAD_ENDPOINTS } from '#cms/endpoints/console/uploads.ts'
import { WORK_REQUEST_ENDPOINTS } from '#cms/endpoints/console/work-requests.ts'

/**
 * Endpoints of the console (`admin/`), under `/api/console`. `/:resource` and `/:resource/:id` are last, because they
 * would match the others.
 */
export const CONSOLE_ENDPOINTS: readonly Endpoint[] = [
  READ_CONSOLE_SESSION,
  READ_NUMBERS,
  READ_REVIEW_AGREEMENT,
  READ_REVIEW_FIGURES,
  ...STATISTICS_ENDPOINTS,
  ...ANALYTICS_ENDPOINTS,
  ...WORK_REQUEST_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...TEAM_ENDPOINTS,
  ...CLAIM_ENDPOINTS,
  ...BULK_EDIT_ENDPOINTS,
  ...SUBMIT_MANY_ENDPOINTS,
  ...SUBMISSION_FILE_ENDPOINTS,
  ...SUBMISSION_ENDPOINTS,
  ...PACK_ENDPOINTS,
  ...TAKEDOWN_CONSOLE_ENDPOINTS,
  ...REPORT_CONSOLE_ENDPOINTS,
  ...PAYEE_ENDPOINTS,
  ...CASHOUT_CONSOLE_ENDPOINTS,
  ...PAYMENT_CONSOLE_ENDPOINTS,
  ...DISPUTE_ENDPOINTS,
  ...FINANCE_ENDPOINTS,
  ...ROYALTY_ENDPOINTS,
  ...EARNINGS_ENDPOINTS,
  ...NEWSLETTER_CONSOLE_ENDPOINTS,
  READ_STORY,
  ...LEDGER_ENDPOINTS,
  ...UPLOAD_ENDPOINTS,
  ...ITEM_COMMANDS,
  ...PRICE_ENDPOINTS,
  ...ROLE_ENDPOINTS,
  ...RESOURCE_ENDPOINTS,
]
