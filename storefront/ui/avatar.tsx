/** Backgrounds of the ten default pictures; the drawing uses the page's text colour. */
const GROUNDS = ['brand', 'red', 'yellow', 'teal', 'brand', 'red', 'yellow', 'teal', 'brand', 'teal'] as const
/** Rotation of the two arches of the mark: default pictures differ in background and rotation. */
const TURNS = [0, 0, 0, 0, 90, 90, 90, 90, 180, 180] as const

interface AvatarProps {
  /** Address of the person's own picture; null for a default one. */
  readonly picture: string | null
  /** Which of the ten default pictures (domain/accounts/names.ts). */
  readonly place: number
  /** Pixels. */
  readonly size: number
}

/** The picture of a user. Hidden from screen readers: the name is beside it or labels its container. */
export function Avatar({ picture, place, size }: AvatarProps) {
  if (picture !== null)
    return <img className="avatar" src={picture} alt="" width={size} height={size} decoding="async" />
  const ground = GROUNDS[place % GROUNDS.length] ?? 'brand'
  return (
    <svg
      className="avatar"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      style={{ background: `var(--ground-${ground})` }}
    >
      <g transform={`rotate(${TURNS[place % TURNS.length] ?? 0} 20 20)`}>
        <path className="avatar__a" d="M10 28V18a5 5 0 0 1 10 0v10z" />
        <path className="avatar__b" d="M20 28V18a5 5 0 0 1 10 0v10z" />
      </g>
    </svg>
  )
}
