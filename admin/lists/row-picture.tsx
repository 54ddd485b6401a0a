import { previewUrl } from '#domain/assets/preview-url.ts'

interface RowPictureProps {
  readonly picture: { readonly sha256: string; readonly modifiedAt: string } | null
}

/** The picture of a row, beside the text that names it. */
export function RowPicture({ picture }: RowPictureProps) {
  if (picture === null) return null
  return (
    <img
      src={previewUrl(picture, { width: 100 })}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      // Light in both themes, dimmed in the dark one: most drawings have dark lines.
      style={{
        objectFit: 'contain',
        display: 'block',
        backgroundColor: 'var(--plate-paper)',
        borderRadius: 'var(--r-sm)',
      }}
    />
  )
}
