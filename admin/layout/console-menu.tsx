import ProfileIcon from '@mui/icons-material/AccountBoxOutlined'
import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import StatisticsIcon from '@mui/icons-material/BarChartOutlined'
import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import FilesIcon from '@mui/icons-material/FolderZipOutlined'
import TeamIcon from '@mui/icons-material/GroupsOutlined'
import RoyaltiesIcon from '@mui/icons-material/PaymentsOutlined'
import AnalyticsIcon from '@mui/icons-material/QueryStatsOutlined'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import EarningsIcon from '@mui/icons-material/SavingsOutlined'
import { Menu, usePermissions } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'

/** The pages of the user's desks. React-admin leaves out resources that they may not read. */
export function ConsoleMenu() {
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const holds = (command: Command) => session != null && commandScope(session, command) !== null
  return (
    <Menu>
      <Menu.DashboardItem />
      {holds('submission.create') && (
        <Menu.Item to="/upload" primaryText="console.upload.heading" leftIcon={<UploadIcon />} />
      )}
      {holds('submission.lease') && (
        <Menu.Item to="/review" primaryText="console.review.heading" leftIcon={<ReviewIcon />} />
      )}
      <Menu.ResourceItems />
      {holds('ledger.read') && (
        <Menu.Item to="/trial-balance" primaryText="console.ledger.trialBalance" leftIcon={<BalanceIcon />} />
      )}
      {holds('ledger.read') && (
        <Menu.Item to="/conservation" primaryText="console.conservation.heading" leftIcon={<BalanceIcon />} />
      )}
      {holds('yearly-report.read') && (
        <Menu.Item to="/finance-files" primaryText="console.finance.heading" leftIcon={<FilesIcon />} />
      )}
      {holds('analytics.read') && (
        <Menu.Item to="/analytics" primaryText="console.analytics.heading" leftIcon={<AnalyticsIcon />} />
      )}
      {holds('statistics.read') && (
        <Menu.Item to="/statistics" primaryText="console.statistics.heading" leftIcon={<StatisticsIcon />} />
      )}
      {holds('earnings.read') && (
        <Menu.Item to="/earnings" primaryText="console.earnings.heading" leftIcon={<EarningsIcon />} />
      )}
      {holds('royalty.read') && (
        <Menu.Item to="/royalties" primaryText="console.royalties.heading" leftIcon={<RoyaltiesIcon />} />
      )}
      {holds('contributor-member.read') && (
        <Menu.Item to="/team" primaryText="console.team.heading" leftIcon={<TeamIcon />} />
      )}
      {holds('profile.edit') && (
        <Menu.Item to="/profile" primaryText="console.profile.heading" leftIcon={<ProfileIcon />} />
      )}
    </Menu>
  )
}
