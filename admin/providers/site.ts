import { z } from 'zod'
import { siteSchema } from '#domain/contract/site.ts'
import { accentStyle } from '#domain/site/accent-style.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

const envelopeSchema = z.object({
  response: z.object({ site: siteSchema.pick({ name: true, accent: true }) }),
})

let name = DEFAULT_SITE_NAME

/** The name of the site; that of an unnamed one until `loadSite` has ended. */
export function siteName(): string {
  return name
}

/** Reads the name and the accent of the site, and shows them in the document. The console also starts without them. */
export async function loadSite(): Promise<void> {
  const read = await fetch('/api/v2/site')
    .then(async (response) => envelopeSchema.safeParse(await response.json()))
    .catch(() => undefined)
  if (read?.success !== true) return
  const { site } = read.data.response
  name = site.name
  document.title = site.name
  if (site.accent === null) return
  const style = document.createElement('style')
  style.textContent = accentStyle(site.accent)
  document.head.append(style)
}
