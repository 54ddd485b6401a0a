import type { BeforeListTableServerProps } from 'payload'
import { actorOf } from '#collections/access.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'
import { ImportFile } from './desk/import-file.tsx'
import type { DeskText } from './texts/desk.ts'
import { deskText } from './texts/desk-text.ts'

/** Creates a draft from the file of a page, above the list of pages. */
export function ImportPage({ i18n, user }: BeforeListTableServerProps) {
  if (scopeOf(actorOf(user ?? null), 'create', 'landing-pages') !== 'all') return null
  const say = (text: DeskText) => deskText(i18n.language, text)
  return (
    <ImportFile
      path="/landing-pages/import"
      label={say('Import a page from JSON')}
      hint={say('It becomes a draft.')}
      leftOut={say('Left out, because this library does not have them: {names}')}
      open={say('Open the page')}
      refusals={{
        'page-file-invalid': say(
          'This file is not a page of this site, or a part of it is not allowed. Export a page and compare.',
        ),
        'page-file-too-large': say('This file is too large for a page. Split the page, then try again.'),
        'page-file-version': say('This file was exported by another version. Export the page again.'),
        other: say('This did not work. Check the connection and try again.'),
      }}
    />
  )
}
