'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { LANDING_PLACES, landingPath } from '#domain/landing/places.ts'
import { searchTexts } from '#domain/landing/seo.ts'
import { deskText } from './texts/desk-text.ts'

/** How a result of a search engine reads. */
export function SearchPreview() {
  const { i18n } = useTranslation()
  const { title, description, path } = useFormFields(([fields]) => {
    const text = (name: string) => {
      const value = fields[name]?.value
      return typeof value === 'string' ? value : ''
    }
    const place = text('place')
    return {
      ...searchTexts(
        { title: text('title'), description: text('description') },
        { title: text('seo.title'), description: text('seo.description') },
      ),
      path: isPlace(place) ? landingPath({ place, slug: text('slug') }) : '',
    }
  })
  return (
    <div className="motif-field">
      <p className="field-label">{deskText(i18n.language, 'As a search result')}</p>
      <p className="field-description">{path}</p>
      <p>
        <b>{title}</b>
      </p>
      <p>{description}</p>
    </div>
  )
}

function isPlace(text: string): text is keyof typeof LANDING_PLACES {
  return Object.hasOwn(LANDING_PLACES, text)
}
