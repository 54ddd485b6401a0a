import ProfileIcon from '@mui/icons-material/AccountBoxOutlined'
import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import { Menu, usePermissions } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

/** The pages of the user's desks. React-admin leaves out resources that they may not read. */
export function ConsoleMenu() {
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const isContributor = session?.desks.includes('contributor') ?? false
  const isReviewer = session ? commandScope(session, 'submission.lease') !== null : false
  return (
    <Menu>
      <Menu.DashboardItem />
      {isContributor && (
        <Menu.Item to="/upload" primaryText="console.upload.heading" leftIcon={<UploadIcon />} />
      )}
      {isReviewer && (
        <Menu.Item to="/review" primaryText="console.review.heading" leftIcon={<ReviewIcon />} />
      )}
      <Menu.ResourceItems />
      {isContributor && (
        <Menu.Item to="/profile" primaryText="console.profile.heading" leftIcon={<ProfileIcon />} />
      )}
    </Menu>
  )
}
