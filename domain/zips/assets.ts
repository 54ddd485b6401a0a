/** Forms that are downloaded as a ZIP. */
export const ZIP_FORMS = ['pack', 'bundle'] as const
export type ZipForm = (typeof ZIP_FORMS)[number]

/** An asset that is downloaded as a ZIP, as pages name it. */
export interface ZipAsset {
  readonly form: ZipForm
  readonly slug: string
}

/** `pack:field-guide-1a2b`, the value of `data-zip` on a page. */
export function zipKey({ form, slug }: ZipAsset): string {
  return `${form}:${slug}`
}

/** The inverse; null for anything else. */
export function readZipKey(key: string): ZipAsset | null {
  const form = ZIP_FORMS.find((known) => key.startsWith(`${known}:`))
  if (form === undefined) return null
  const slug = key.slice(form.length + 1)
  return slug === '' ? null : { form, slug }
}

/** The path of its ZIP, under `/api/v2`: GET returns what it would contain, POST prepares it. */
export function zipPath({ form, slug }: ZipAsset): string {
  return `/${form}s/${encodeURIComponent(slug)}/zip`
}
