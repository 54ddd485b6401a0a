'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { savedFigures } from './saved-figures.ts'
import { deskText } from './texts/desk-text.ts'

/** Warns beside an advertised saving that disagrees with the prices of an offer (domain.md, "Money and amounts"). */
export function SaveWarning() {
  const { language } = useTranslation().i18n
  const savings = useFormFields(([fields]) =>
    savedFigures(Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, field?.value])))
      .map(({ country, percent }) =>
        country === ''
          ? deskText(language, '{percent}% in general', { percent })
          : deskText(language, '{percent}% in {country}', { percent, country }),
      )
      .join(', '),
  )
  if (savings === '') return null
  return (
    <p className="motif-field__error" role="status">
      {deskText(language, 'The prices say otherwise: a year saves {savings}.', { savings })}
    </p>
  )
}
