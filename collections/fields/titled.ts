import type { DefaultValue, Field } from 'payload'

/** Maximum length of a title (domain.md, "Contributors' work and its review"). */
const MAX_TITLE_LENGTH = 70

/** Title and description, in all languages of the site. */
export function titleAndDescription(defaultTitle?: DefaultValue): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: MAX_TITLE_LENGTH,
      ...(defaultTitle === undefined ? {} : { defaultValue: defaultTitle }),
      admin: { components: { Cell: '/cms/panel/title-cell.tsx#TitleCell' } },
    },
    { name: 'description', type: 'textarea', localized: true, maxLength: 2000 },
  ]
}
