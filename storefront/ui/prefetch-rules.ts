/** What other servers answer behind the same address: nothing to fetch before it is asked for. */
const NOT_PAGES = ['/api/*', '/admin/*', '/files/*', '/previews/*']

/**
 * Rules for the browser (`<script type="speculationrules">`): it fetches the page that a pointer rests on, unless the
 * visitor saves data. Not the page in another language: following its link is a choice, and the proxy must see it.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_PAGES } },
          { not: { selector_matches: '[hreflang], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
