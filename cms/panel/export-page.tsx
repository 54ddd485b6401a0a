import type { UIFieldServerComponent } from 'payload'
import { deskText } from './texts/desk-text.ts'

/** Downloads the page as a JSON file, in all of its languages. */
export const ExportPage: UIFieldServerComponent = ({ id, i18n }) =>
  id === undefined ? null : (
    <p className="motif-field">
      <a href={`/api/panel/landing-pages/${id}/export`} download>
        {deskText(i18n.language, 'Export as JSON')}
      </a>
    </p>
  )
