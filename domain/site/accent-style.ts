import { type Accent, accentRoles } from '#domain/site/accent.ts'

/** The style sheet that replaces the accents of the design tokens in both themes. Colours are checked, so nothing is escaped. */
export function accentStyle(accent: Accent): string {
  const { light, dark } = accentRoles(accent)
  return `:root{${declarations(light)}}:root[data-theme="dark"]{${declarations(dark)}}`
}

function declarations(roles: Readonly<Record<string, string>>): string {
  return Object.entries(roles)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
