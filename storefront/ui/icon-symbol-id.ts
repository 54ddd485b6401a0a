import type { IconName } from '#storefront/ui/icon-shapes.ts'

/** The element of the page that holds the shape of an icon. */
export function symbolId(name: IconName): string {
  return `icon-${name}`
}
