import type { StructuredNode } from '#storefront/features/detail/structured-assets.ts'

/** What search engines read of a page (domain.md, "Search engines and sharing"): only where the site is open to them. */
export function StructuredData({ nodes }: { readonly nodes: readonly StructuredNode[] }) {
  // JSON must not end its script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
