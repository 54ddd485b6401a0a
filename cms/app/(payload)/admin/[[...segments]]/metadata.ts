import type { Metadata } from 'next'

/** The metadata of a page of the panel under the name of the site, without the texts in which Payload names itself. */
export function inNameOf(site: string, { title, icons, robots }: Metadata): Metadata {
  return {
    title: typeof title === 'string' && title !== '' ? `${title} · ${site}` : site,
    ...(icons === undefined ? {} : { icons }),
    ...(robots === undefined ? {} : { robots }),
  }
}
