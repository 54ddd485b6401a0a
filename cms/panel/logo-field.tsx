'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { type ChangeEvent, useState } from 'react'
import type { DeskText } from './texts/desk.ts'
import { deskText } from './texts/desk-text.ts'

/** The same limit as `safeLogo` for the file; the server decides. */
const MAX_FILE_BYTES = 180 * 1024
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/** Chooses a logo: an SVG as it is, a picture inside of one. The server sanitises it when the settings are saved. */
export function LogoField({ path }: { readonly path: string }) {
  const { value, setValue } = useField<string>({ path })
  const { language } = useTranslation().i18n
  const [fault, setFault] = useState<DeskText | null>(null)

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    if (!file) return
    if (file.size > MAX_FILE_BYTES) return setFault('Choose a file of at most 180 KiB.')
    const svg = file.type === 'image/svg+xml' ? await file.text() : await wrapped(file)
    setFault(svg === null ? 'Choose an SVG, PNG, JPEG or WebP.' : null)
    if (svg !== null) setValue(svg)
  }

  return (
    <section className="motif-field" aria-label={deskText(language, 'Logo')}>
      <h3 className="motif-field__label">{deskText(language, 'Logo')}</h3>
      {value && (
        <img
          alt={deskText(language, 'The chosen logo')}
          height={48}
          src={`data:image/svg+xml,${encodeURIComponent(value)}`}
        />
      )}
      <input
        type="file"
        aria-label={deskText(language, 'Choose a logo')}
        accept={['image/svg+xml', ...PICTURES].join(',')}
        onChange={choose}
      />
      {value && (
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small"
          onClick={() => setValue('')}
        >
          {deskText(language, 'Remove the logo')}
        </button>
      )}
      {fault && <p role="alert">{deskText(language, fault)}</p>}
    </section>
  )
}

/** A picture in an SVG of its size; null for a file that the browser cannot decode. */
async function wrapped(file: File): Promise<string | null> {
  if (!PICTURES.includes(file.type)) return null
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const { width, height } = bitmap
  bitmap.close()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:${file.type};base64,${data}"/></svg>`
}
