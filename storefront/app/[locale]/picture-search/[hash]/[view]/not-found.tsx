import { useLocale } from 'next-intl'
import { NothingAlike } from '#storefront/features/picture-search/nothing-alike.tsx'

/** There is no such search, or its day is over. */
export default function SearchEnded() {
  return (
    <div className="wrap section">
      <NothingAlike locale={useLocale()} why="ended" />
    </div>
  )
}
