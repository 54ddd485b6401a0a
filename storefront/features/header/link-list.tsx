/** Somewhere that a menu leads. */
export interface MenuLink {
  readonly label: string
  readonly href: string
}

/** Links of a column of a menu. */
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
