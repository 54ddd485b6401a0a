import { isReason, type Reason } from '#storefront/features/picture-search/reasons.ts'

/** Where pictures are posted, by scripts and by the plain form. */
export const PICTURE_SEARCHES = '/api/v2/picture-searches'

export type Sent =
  | { readonly hash: string }
  | { readonly refused: Reason }
  /** No response, or one from neither storefront nor CMS. */
  | { readonly refused: 'unreachable' }

/**
 * Uploads a picture to search with.
 *
 * @param onProgress the share that has been sent, 0 to 1
 */
export function sendPicture(picture: Blob, onProgress: (share: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    // `fetch` does not report upload progress.
    const request = new XMLHttpRequest()
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => resolve(readAnswer(request.response))
    request.onerror = () => resolve({ refused: 'unreachable' })
    request.open('POST', PICTURE_SEARCHES)
    request.setRequestHeader('Content-Type', picture.type || 'application/octet-stream')
    request.send(picture)
  })
}

interface Answer {
  readonly response?: { readonly pictureSearch?: { readonly hash?: string } }
  readonly errors?: readonly { readonly code?: string }[]
}

export function readAnswer(answer: Answer | null): Sent {
  const hash = answer?.response?.pictureSearch?.hash
  if (hash !== undefined) return { hash }
  const code = answer?.errors?.[0]?.code ?? ''
  return { refused: isReason(code) ? code : 'unreachable' }
}
