import { Icon } from '#storefront/ui/icon.tsx'

interface Pill {
  readonly label: string
  readonly href: string
  /** It leads to the page that is shown. */
  readonly current?: boolean
}

/** Short links in a row: tags, related words, pages beside this one. */
export function Pills({ pills }: { readonly pills: readonly Pill[] }) {
  return (
    <ul className="pill-row">
      {pills.map(({ label, href, current = false }) => (
        <li key={href}>
          <a className="pill" href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface ActivePillProps extends Omit<Pill, 'current'> {
  /** What following the link does, in full: "Remove Free". */
  readonly removeLabel: string
}

/** A choice in force; its link leads to the page without it. */
export function ActivePill({ label, href, removeLabel }: ActivePillProps) {
  return (
    <a className="pill pill--on" href={href} aria-label={removeLabel}>
      {label}
      <Icon name="x" />
    </a>
  )
}
