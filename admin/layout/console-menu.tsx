import { Divider, Typography } from '@mui/material'
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import { mayRead } from '#domain/contract/console/may-read.ts'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { MENU_SECTION_CODES, MENU_SECTIONS, type MenuSection } from './menu-sections.ts'

/** The pages of the user's desks, in sections. */
export function ConsoleMenu() {
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  return (
    <Menu>
      <Menu.DashboardItem />
      {session != null &&
        MENU_SECTION_CODES.map((section) => <Section key={section} section={section} session={session} />)}
    </Menu>
  )
}

interface SectionProps {
  readonly section: MenuSection
  readonly session: ConsoleSession
}

/** Its items are children of the menu itself, over which arrow keys move. */
function Section({ section, session }: SectionProps) {
  const translate = useTranslate()
  const [isOpen] = useSidebarState()
  const entries = [...MENU_SECTIONS[section]].filter((entry) =>
    typeof entry === 'string' ? mayRead(session, entry) : commandScope(session, entry.command) !== null,
  )
  if (entries.length === 0) return null
  return (
    <>
      {isOpen ? (
        <Typography
          role="presentation"
          variant="caption"
          color="text.secondary"
          sx={{ paddingX: 2, paddingTop: 2, paddingBottom: 0.5, overflowWrap: 'anywhere' }}
        >
          {translate(`console.menu.${section}`)}
        </Typography>
      ) : (
        <Divider role="presentation" />
      )}
      {entries.map((entry) =>
        typeof entry === 'string' ? (
          <Menu.ResourceItem key={entry} name={entry} />
        ) : (
          <Menu.Item key={entry.to} to={entry.to} primaryText={entry.text} leftIcon={<entry.icon />} />
        ),
      )}
    </>
  )
}
