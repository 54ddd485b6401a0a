/** Counts and durations in Prometheus's text format. */
export interface Metrics {
  /** Records a response. `route` is a pattern and not a path, which limits the number of series. */
  observe(route: string, status: number, seconds: number): void
  /** Increases a counter. */
  count(name: CounterName, label: string, by?: number): void
  /** All metrics, with the given present values. */
  render(gauges: readonly Gauge[]): string
}

export interface Gauge {
  readonly name: string
  readonly help: string
  readonly values: readonly { readonly label: string | null; readonly value: number }[]
}

const COUNTERS = {
  search_events_total: { help: 'Events received, by type', label: 'type' },
} as const
type CounterName = keyof typeof COUNTERS

/** Upper bounds of the histogram of durations, in seconds. */
const CLASSES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

interface Durations {
  readonly counts: number[]
  sum: number
  count: number
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const durations = new Map<string, Durations>()
  const counters = new Map<CounterName, Map<string, number>>()
  return {
    observe: (route, status, seconds) => {
      const key = `route="${route}",status="${status}"`
      requests.set(key, (requests.get(key) ?? 0) + 1)
      const own = durations.get(route) ?? { counts: CLASSES.map(() => 0), sum: 0, count: 0 }
      CLASSES.forEach((most, at) => {
        if (seconds <= most) own.counts[at] = (own.counts[at] ?? 0) + 1
      })
      own.sum += seconds
      own.count += 1
      durations.set(route, own)
    },
    count: (name, label, by = 1) => {
      const own = counters.get(name) ?? new Map<string, number>()
      counters.set(name, own.set(label, (own.get(label) ?? 0) + by))
    },
    render: (gauges) =>
      [
        ...family('search_requests_total', 'counter', 'Requests answered, by route and status'),
        ...[...requests].map(([labels, count]) => `search_requests_total{${labels}} ${count}`),
        ...family('search_request_seconds', 'histogram', 'How long answers took, by route'),
        ...[...durations].flatMap(([route, own]) => histogramLines(route, own)),
        ...[...counters].flatMap(([name, values]) => counterLines(name, values)),
        ...gauges.flatMap(gaugeLines),
        '',
      ].join('\n'),
  }
}

function histogramLines(route: string, { counts, sum, count }: Durations): readonly string[] {
  const name = 'search_request_seconds'
  return [
    ...CLASSES.map((most, at) => `${name}_bucket{route="${route}",le="${most}"} ${counts[at] ?? 0}`),
    `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
    `${name}_sum{route="${route}"} ${sum}`,
    `${name}_count{route="${route}"} ${count}`,
  ]
}

function counterLines(name: CounterName, values: ReadonlyMap<string, number>): readonly string[] {
  const { help, label } = COUNTERS[name]
  return [
    ...family(name, 'counter', help),
    ...[...values].map(([value, count]) => `${name}{${label}="${escaped(value)}"} ${count}`),
  ]
}

function gaugeLines({ name, help, values }: Gauge): readonly string[] {
  return [
    ...family(name, 'gauge', help),
    ...values.map(({ label, value }) =>
      label === null ? `${name} ${value}` : `${name}{index="${escaped(label)}"} ${value}`,
    ),
  ]
}

function family(name: string, type: string, help: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function escaped(label: string): string {
  return label.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
