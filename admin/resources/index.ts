import type { ResourceManifest } from '../lists/manifest.ts'
import { affiliatePayouts } from './affiliate-payouts/index.ts'
import { auditLog } from './audit-log/index.ts'
import { bundles } from './bundles/index.ts'
import { cashouts } from './cashouts/index.ts'
import { certificates } from './certificates/index.ts'
import { contributors } from './contributors/index.ts'
import { coupons } from './coupons/index.ts'
import { customerTeams } from './customer-teams/index.ts'
import { customers } from './customers/index.ts'
import { disputes } from './disputes/index.ts'
import { invoices } from './invoices/index.ts'
import { items } from './items/index.ts'
import { ledgerAccounts } from './ledger-accounts/index.ts'
import { ledgerDays } from './ledger-days/index.ts'
import { ledgerTransactions } from './ledger-transactions/index.ts'
import { newsletters } from './newsletters/index.ts'
import { orders } from './orders/index.ts'
import { packSubmissions } from './pack-submissions/index.ts'
import { packs } from './packs/index.ts'
import { payees } from './payees/index.ts'
import { paymentDifferences } from './payment-differences/index.ts'
import { payments } from './payments/index.ts'
import { payoutBatches } from './payout-batches/index.ts'
import { profileClaims } from './profile-claims/index.ts'
import { refunds } from './refunds/index.ts'
import { reports } from './reports/index.ts'
import { roleRequests } from './role-requests/index.ts'
import { royaltyCloses } from './royalty-closes/index.ts'
import { royaltyRules } from './royalty-rules/index.ts'
import { signals } from './signals/index.ts'
import { staff } from './staff/index.ts'
import { submissions } from './submissions/index.ts'
import { subscriptions } from './subscriptions/index.ts'
import { takedowns } from './takedowns/index.ts'
import { users } from './users/index.ts'
import { webhooks } from './webhooks/index.ts'
import { workRequests } from './work-requests/index.ts'

/** Every resource; the menu has its own order (`layout/menu-sections.ts`). */
export const RESOURCES = [
  submissions,
  packSubmissions,
  workRequests,
  takedowns,
  reports,
  items,
  packs,
  bundles,
  contributors,
  profileClaims,
  users,
  staff,
  roleRequests,
  customers,
  subscriptions,
  orders,
  payments,
  refunds,
  disputes,
  invoices,
  customerTeams,
  coupons,
  newsletters,
  affiliatePayouts,
  payees,
  cashouts,
  payoutBatches,
  certificates,
  signals,
  webhooks,
  paymentDifferences,
  ledgerAccounts,
  ledgerTransactions,
  ledgerDays,
  royaltyRules,
  royaltyCloses,
  auditLog,
] as readonly ResourceManifest[]
