import ProfileIcon from '@mui/icons-material/AccountBoxOutlined'
import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import StatisticsIcon from '@mui/icons-material/BarChartOutlined'
import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import ConservationIcon from '@mui/icons-material/FactCheckOutlined'
import FilesIcon from '@mui/icons-material/FolderZipOutlined'
import TeamIcon from '@mui/icons-material/GroupsOutlined'
import RoyaltiesIcon from '@mui/icons-material/PaymentsOutlined'
import AnalyticsIcon from '@mui/icons-material/QueryStatsOutlined'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import EarningsIcon from '@mui/icons-material/SavingsOutlined'
import type { ComponentType } from 'react'
import type { ConsoleResource } from '#domain/contract/console/resources.ts'
import type { Command } from '#domain/permissions/commands.ts'

/** A page of the menu that is no list of a resource. */
export interface MenuPage {
  readonly to: `/${string}`
  /** The key of its name. */
  readonly text: string
  readonly icon: ComponentType
  /** It is shown to holders of this command. */
  readonly command: Command
}

type MenuEntry = ConsoleResource | MenuPage

/** The menu: its sections in their order, each with its pages. Users see what they may read, and no empty section. */
export const MENU_SECTIONS = {
  works: [
    { to: '/upload', text: 'console.upload.heading', icon: UploadIcon, command: 'submission.create' },
    { to: '/review', text: 'console.review.heading', icon: ReviewIcon, command: 'submission.lease' },
    'submissions',
    'pack-submissions',
    'work-requests',
    'takedowns',
    'reports',
  ],
  catalogue: ['items', 'packs', 'bundles', 'contributors', 'profile-claims'],
  customers: [
    'customers',
    'customer-teams',
    'subscriptions',
    'orders',
    'payments',
    'refunds',
    'disputes',
    'invoices',
    'certificates',
    'signals',
  ],
  marketing: [
    { to: '/analytics', text: 'console.analytics.heading', icon: AnalyticsIcon, command: 'analytics.read' },
    'newsletters',
    'coupons',
    'affiliate-payouts',
  ],
  royalties: [
    {
      to: '/statistics',
      text: 'console.statistics.heading',
      icon: StatisticsIcon,
      command: 'statistics.read',
    },
    { to: '/earnings', text: 'console.earnings.heading', icon: EarningsIcon, command: 'earnings.read' },
    { to: '/royalties', text: 'console.royalties.heading', icon: RoyaltiesIcon, command: 'royalty.read' },
    'royalty-rules',
    'royalty-closes',
    'payees',
    'cashouts',
    'payout-batches',
  ],
  books: [
    'ledger-accounts',
    'ledger-transactions',
    'ledger-days',
    { to: '/trial-balance', text: 'console.ledger.trialBalance', icon: BalanceIcon, command: 'ledger.read' },
    {
      to: '/conservation',
      text: 'console.conservation.heading',
      icon: ConservationIcon,
      command: 'ledger.read',
    },
    'payment-differences',
    'webhooks',
    { to: '/finance-files', text: 'console.finance.heading', icon: FilesIcon, command: 'yearly-report.read' },
  ],
  accounts: ['users', 'staff', 'role-requests', 'audit-log'],
  own: [
    { to: '/team', text: 'console.team.heading', icon: TeamIcon, command: 'contributor-member.read' },
    { to: '/profile', text: 'console.profile.heading', icon: ProfileIcon, command: 'profile.edit' },
  ],
} as const satisfies Record<string, readonly MenuEntry[]>

export type MenuSection = keyof typeof MENU_SECTIONS

/** The sections in the order of the menu. */
export const MENU_SECTION_CODES = Object.keys(MENU_SECTIONS) as readonly MenuSection[]
