/** A link in a menu. */
export interface MenuLink {
  readonly label: string
  readonly href: string
}

/** The links of one column. */
export function LinkList({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul className="mega__l">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
