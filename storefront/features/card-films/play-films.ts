/** A card's picture that plays: its still is restored afterwards. */
interface Playing {
  readonly plate: Element
  readonly picture: HTMLImageElement
  readonly still: { readonly src: string; readonly srcset: string }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Plays the film of a card, the address in `data-film` of its picture, while the pointer or the focus is on the card. The
 * still stays until the film is loaded. Touch opens the card instead, and those who asked for less motion see the still.
 *
 * @param signal ends it
 */
export function playFilms(page: Document, signal: AbortSignal): void {
  let playing: Playing | null = null

  function rest(): void {
    if (playing) Object.assign(playing.picture, playing.still)
    playing = null
  }

  function turnTo(target: EventTarget | null): void {
    const plate = target instanceof Element ? target.closest('.plate') : null
    if (plate !== null && plate === playing?.plate) return
    rest()
    const picture = plate?.querySelector<HTMLImageElement>('img[data-film]')
    if (!plate || !picture || matchMedia(REDUCED_MOTION).matches) return
    const started: Playing = { plate, picture, still: { src: picture.src, srcset: picture.srcset } }
    playing = started
    void load(picture.dataset.film ?? '').then((film) => {
      if (playing === started && film !== null) Object.assign(picture, { srcset: '', src: film })
    })
  }

  page.addEventListener(
    'pointerover',
    ({ target, pointerType }) => pointerType !== 'touch' && turnTo(target),
    {
      signal,
      passive: true,
    },
  )
  page.documentElement.addEventListener('pointerleave', rest, { signal })
  page.addEventListener('focusin', ({ target }) => turnTo(target), { signal })
  page.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && rest(), { signal })
  signal.addEventListener('abort', rest)
}

/** The address once its picture can be shown; null where it cannot. */
async function load(address: string): Promise<string | null> {
  const film = new Image()
  film.src = address
  try {
    await film.decode()
    return address
  } catch {
    return null
  }
}
