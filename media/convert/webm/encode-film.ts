import LibAV from '@libav.js/variant-webm'
import type { Raster } from '#media/artwork/raster.ts'
import { planesOf } from './planes.ts'

interface Film {
  readonly frames: Iterable<Raster>
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  /** Written into the file as a comment. */
  readonly comment: string | null
}

const FILE = 'film.webm'
/** Otherwise each film prints the encoder's version. */
const AV_LOG_ERROR = 16
/** Rates of the container are fractions. */
const RATE_BASE = 1000
/** No dates and no name of the encoder: the same input gives the same file. */
const AVFMT_FLAG_BITEXACT = 0x0400
/** Constant quality. Frames that refer to later ones are impossible with opacity. */
const OPTIONS = { deadline: 'realtime', 'cpu-used': '8', crf: '8', 'auto-alt-ref': '0', threads: '1' }
const MAX_BITS_PER_SECOND = 8_000_000

/** A WebM film of VP8 with opacity. Each film starts a new encoder, so that its memory is freed afterwards. */
export async function encodeFilm(film: Film): Promise<Uint8Array> {
  const { width, height, framesPerSecond, comment } = film
  const av = await LibAV.LibAV({ noworker: true })
  await av.av_log_set_level(AV_LOG_ERROR)
  const rate = Math.round(framesPerSecond * RATE_BASE)
  const format = { width, height, pix_fmt: av.AV_PIX_FMT_YUVA420P }
  const [, encoder, frame, packet] = await av.ff_init_encoder('libvpx', {
    ctx: { ...format, framerate_num: rate, framerate_den: RATE_BASE, bit_rate: MAX_BITS_PER_SECOND },
    time_base: [RATE_BASE, rate],
    options: OPTIONS,
  })
  const [muxer, , output, [stream = 0]] = await av.ff_init_muxer(
    { filename: FILE, open: true, format_name: 'webm' },
    [[encoder, RATE_BASE, rate]],
  )
  const withTag = async (tags: number, name: string, value: string) => av.av_dict_set_js(tags, name, value, 0)
  await av.AVStream_metadata_s(stream, await withTag(await av.AVStream_metadata(stream), 'alpha_mode', '1'))
  if (comment !== null)
    await av.AVFormatContext_metadata_s(
      muxer,
      await withTag(await av.AVFormatContext_metadata(muxer), 'comment', comment),
    )
  await av.AVFormatContext_flags_s(muxer, AVFMT_FLAG_BITEXACT)
  await av.avformat_write_header(muxer, 0)
  let pts = 0
  for (const raster of film.frames) {
    const input = {
      ...planesOf(raster),
      ...{ format: av.AV_PIX_FMT_YUVA420P, width, height, pts, ptshi: 0 },
      ...{ time_base_num: RATE_BASE, time_base_den: rate },
    }
    await av.ff_write_multi(muxer, packet, await av.ff_encode_multi(encoder, frame, packet, [input]))
    pts += 1
  }
  await av.ff_write_multi(muxer, packet, await av.ff_encode_multi(encoder, frame, packet, [], true))
  await av.av_write_trailer(muxer)
  await av.ff_free_muxer(muxer, output)
  await av.ff_free_encoder(encoder, frame, packet)
  return av.readFile(FILE)
}
