/** Where Next splits the data of a rendered page into those of its layouts, which its links prefetch. */
export const SEGMENTS_OF_NEXT = '**/node_modules/next/dist/**/server/app-render/collect-segment-data.js'

const START = /async function collectSegmentData\((?:\w+, )fullPageDataBuffer\b[^)]*\) \{/

/**
 * The data of the whole page alone. A build requires the name of one page segment; Next itself writes an empty one where
 * a page has none. Next computes the size of a cached page by JSON: that of a buffer is an array of all its bytes.
 */
const WHOLE = `
    fullPageDataBuffer.toJSON = () => fullPageDataBuffer.length;
    return new Map([['/_full', fullPageDataBuffer], ['/no-segments/__PAGE__', Buffer.alloc(0)]]);
`

/**
 * A loader that leaves out the data of single layouts. For each page that it renders, Next parses the page's data twice
 * and writes it again layout by layout, for prefetching by `next/link`, which no page of the site uses.
 *
 * @throws Error where a release of Next has another function
 */
export default function withoutSegments(source: string): string {
  const found = START.exec(source)
  if (found === null)
    throw new Error('Next has another `collectSegmentData`: see next-tuning/whole-page-data.')
  const end = found.index + found[0].length
  return source.slice(0, end) + WHOLE + source.slice(end)
}
