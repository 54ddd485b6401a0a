'use client'

import { useFormFields } from '@payloadcms/ui'
import { savedFigures } from './saved-figures.ts'

/** Warns beside an advertised saving that disagrees with the prices of an offer (domain.md, "Money and amounts"). */
export function SaveWarning() {
  const text = useFormFields(([fields]) =>
    savedFigures(Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, field?.value])))
      .map(({ country, percent }) => `${percent} % ${country === '' ? 'in general' : `in ${country}`}`)
      .join(', '),
  )
  if (text === '') return null
  return (
    <p className="motif-field__error" role="status">
      The prices say otherwise: a year saves {text}.
    </p>
  )
}
