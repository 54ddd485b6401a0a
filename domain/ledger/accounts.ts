interface AccountRow {
  readonly description: string
  /** The side of its usual balance. Entries of a debit are positive amounts, those of a credit negative ones. */
  readonly side: 'debit' | 'credit'
  /** What divides the account: one balance per contributor, gateway, …; null for one balance of the platform. */
  readonly holder: 'contributor' | 'customer' | 'gateway' | 'jurisdiction' | 'affiliate' | null
  /**
   * Whether its balances are kept up to date with each posting, and can be required not to be overdrawn. The balances of
   * the other accounts are sums of their entries: a row that every posting changes would make postings wait for each other.
   */
  readonly isTracked: boolean
}

/** The chart of accounts (domain.md, "Money and amounts"). */
export const ACCOUNTS = {
  'customer-receivable': {
    description: 'Invoiced amounts that a customer has not paid yet',
    side: 'debit',
    holder: 'customer',
    isTracked: true,
  },
  'customer-credit': {
    description: 'Credit of a customer for later payments, from referrals and refunds in credit',
    side: 'credit',
    holder: 'customer',
    isTracked: true,
  },
  'gateway-clearing': {
    description: 'Money that a gateway has received for the platform and not paid out',
    side: 'debit',
    holder: 'gateway',
    isTracked: false,
  },
  'gateway-fees': {
    description: 'What a gateway charges for payments, refunds and disputes',
    side: 'debit',
    holder: 'gateway',
    isTracked: false,
  },
  'tax-payable': {
    description: 'Tax that was collected for a jurisdiction',
    side: 'credit',
    holder: 'jurisdiction',
    isTracked: false,
  },
  'deferred-revenue': {
    description: 'Paid subscriptions whose period has not ended',
    side: 'credit',
    holder: null,
    isTracked: false,
  },
  'platform-revenue': {
    description: "The platform's share of sales and subscriptions",
    side: 'credit',
    holder: null,
    isTracked: false,
  },
  refunds: {
    description: 'Revenue that was returned to customers',
    side: 'debit',
    holder: null,
    isTracked: false,
  },
  chargebacks: {
    description: "Payments that a customer's bank reclaimed",
    side: 'debit',
    holder: 'gateway',
    isTracked: false,
  },
  'contributor-pending': {
    description: 'Earnings of a contributor within the holding period',
    side: 'credit',
    holder: 'contributor',
    isTracked: true,
  },
  'contributor-available': {
    description: 'Earnings that a contributor can cash out',
    side: 'credit',
    holder: 'contributor',
    isTracked: true,
  },
  'contributor-on-hold': {
    description: 'Earnings in a requested cashout, or held back by staff',
    side: 'credit',
    holder: 'contributor',
    isTracked: true,
  },
  'contributor-paid-out': {
    description: 'Cashouts that were sent and that the gateway has not settled',
    side: 'credit',
    holder: 'contributor',
    isTracked: true,
  },
  rewards: {
    description: 'What referrals and affiliates cost the platform',
    side: 'debit',
    holder: null,
    isTracked: false,
  },
  'affiliate-payable': {
    description:
      'Commissions of affiliates, and rewards of referrals that are held through the refund window',
    side: 'credit',
    holder: 'affiliate',
    isTracked: true,
  },
  'affiliate-on-hold': {
    description: 'Commissions in a requested payout',
    side: 'credit',
    holder: 'affiliate',
    isTracked: true,
  },
} as const satisfies Record<string, AccountRow>

export type Account = keyof typeof ACCOUNTS

export const ACCOUNT_CODES = Object.keys(ACCOUNTS) as readonly Account[]

export const TRACKED_ACCOUNTS = ACCOUNT_CODES.filter((account) => ACCOUNTS[account].isTracked)
