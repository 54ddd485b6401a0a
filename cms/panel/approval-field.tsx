import type { UIFieldServerComponent } from 'payload'
import { needsApproval, readVersionAuthors } from '#cms/operations/editors/read-approval.ts'
import { isDrafted } from '#domain/editors/resources.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { ApproveVersion } from './desk/approve-version.tsx'
import { panelPath } from './panel-path.ts'
import { deskText, panelLocale } from './texts/desk-text.ts'

/** The versions of a document with who wrote and who approved each, and the approval where one is needed. */
export const ApprovalField: UIFieldServerComponent = async ({ id, collectionSlug, payload, i18n, user }) => {
  if (!isDrafted(collectionSlug)) return null
  const language = panelLocale(i18n.language)
  const [versions, isNeeded] = await Promise.all([
    id === undefined ? [] : readVersionAuthors(payload, collectionSlug, Number(id)),
    needsApproval(payload, collectionSlug),
  ])
  const [latest] = versions
  const waits =
    isNeeded && latest?.status === 'draft' && latest.changedBy !== null && latest.approver === null
  const heading = deskText(language, 'Versions and approval')
  const date = new Intl.DateTimeFormat(LOCALES[language].bcp47, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return (
    <section className="motif-field" aria-label={heading}>
      <h3 className="motif-field__label">{heading}</h3>
      {isNeeded && (
        <p className="motif-field__hint">
          {deskText(language, 'Published only after a second editor approved it.')}
        </p>
      )}
      {waits && latest.changedBy !== String(user?.id) && (
        <ApproveVersion
          path={`/${collectionSlug}/${id}/approve`}
          seen={new Date(latest.at).toISOString()}
          label={deskText(language, 'Approve this version')}
          refusals={{
            'second-editor-needed': deskText(
              language,
              'Another editor has to approve what you changed last.',
            ),
            'approval-outdated': deskText(
              language,
              'This text changed since you opened it, or is published already. Reload the page and read it again.',
            ),
            other: deskText(language, 'This did not work. Check the connection and try again.'),
          }}
        />
      )}
      {versions.length === 0 && (
        <p className="motif-field__hint">{deskText(language, 'The versions appear after the first save.')}</p>
      )}
      <ul className="motif-marks">
        {versions.map(({ id: version, at, status, author, approver }) => (
          <li key={version} data-version={status}>
            <a href={`${panelPath(collectionSlug, Number(id))}/versions/${version}`}>
              {date.format(new Date(at))} UTC
            </a>
            <small>
              {[
                deskText(language, status === 'published' ? 'Published' : 'Draft'),
                author === null ? null : deskText(language, 'Changed by {name}', { name: author }),
                approver === null ? null : deskText(language, 'Approved by {name}', { name: approver }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
