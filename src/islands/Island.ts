import type { Core, MountedIsland } from './core'
import { FAIL_AFTER_MS, startDeadline, WARN_AFTER_MS } from './failure/deadline'
import { HostView } from './HostView'
import { IslandError, toIslandError } from './failure/IslandError'
import { type IslandState, mayBecome } from './lifecycle'
import { clearMarks, mark, markFound } from './marks'
import { retryOnce } from './recovery/retryOnce'
import { readStrategy, type Scheduled } from './strategies'
import type { IslandDescription, IslandFailure, IslandModule, LoadIsland } from './types'

/** What the runtime of the page does for an island. */
export interface IslandRuntime {
  readonly has: (name: string) => boolean
  readonly loaderOf: (name: string) => LoadIsland
  readonly language: () => string
  /** React, the store and everything else that islands share; loaded when the first island asks. */
  readonly core: () => Promise<Core>
  /** Tells the page; false if the page wants to show the failure itself. */
  readonly report: (failure: IslandFailure) => boolean
}

let count = 0
/** Ids in use: a page that is replaced has its old and its new hosts for a moment, with the same ids. */
const ids = new Set<string>()

/** One host element on its way through the life cycle. A host that is removed and comes back is a new island. */
export class Island {
  /** In the User Timing marks. */
  readonly id: string
  readonly #serial = ++count
  readonly #foundAt: number
  #state: IslandState = 'found'
  #given: { readonly props: unknown } | undefined
  #attempts = 0
  /** The last one, for the inspector. */
  #error: IslandError | undefined
  #scheduled: Scheduled | undefined
  #view: HostView | undefined
  #mounted: MountedIsland | undefined
  /** Ends everything the current attempt started. */
  #attempt = new AbortController()

  constructor(
    readonly host: Element,
    readonly name: string,
    readonly runtime: IslandRuntime,
    /** Named by a call of `mount`, not by its markup. */
    readonly isByCall: boolean,
  ) {
    this.id = host.id && !ids.has(host.id) ? host.id : `${host.id}${this.#serial}`
    ids.add(this.id)
    this.#foundAt = markFound(name, this.id)
  }

  get state(): IslandState {
    return this.#state
  }

  describe(): IslandDescription {
    const { name, id, host, state } = this
    return { name, id, host, state, error: this.#error }
  }

  /** Waits for the moment that the host's `data-island-load` asks for. */
  schedule(): void {
    if (!this.#become('scheduled')) return
    if (!this.runtime.has(this.name)) return this.load()
    const text = this.host.getAttribute('data-island-load') ?? 'load'
    const found = readStrategy(text)
    if (!found) this.#report(new IslandError('strategy', `there is no strategy "${text}"; the island loads at once`))
    this.#scheduled = found?.strategy(this.host, () => this.load(), found.argument)
    if (!found) this.load()
  }

  /** Loads and mounts the island now; also the way back from `failed`. */
  load(): void {
    if (!this.#become('loading')) return
    this.#attempt = new AbortController()
    const { signal } = this.#attempt
    const stop = startDeadline(
      () => console.warn(`partner-islands: island "${this.name}" is not there after ${WARN_AFTER_MS} ms`, this.host),
      () => this.fail(new IslandError('timeout', `not there after ${FAIL_AFTER_MS} ms`)),
    )
    signal.addEventListener('abort', stop)
    this.#mount(signal, stop).catch((error: unknown) => {
      if (!signal.aborted) this.fail(toIslandError(error, 'render'))
    })
  }

  /** Props by call instead of from the markup; loads the island if nothing has yet. */
  give(props: unknown): void {
    if (props !== undefined) this.#given = { props }
    if (this.#mounted) this.refresh()
    else this.load()
  }

  /** Renders again if the props have changed. */
  refresh(): void {
    this.#mounted?.refresh()
  }

  unmount(): void {
    if (!this.#become('unmounted')) return
    clearMarks(this.name, this.id)
    ids.delete(this.id)
    this.#end()
  }

  fail(error: IslandError): void {
    if (!this.#become('failed')) return
    this.#end()
    const shows = this.#report(error)
    // A page that cannot be used, or not in this browser, stays as the server made it.
    if (shows && error.code !== 'page' && error.code !== 'browser') this.#showFailure(error)
    if ((error.code === 'chunk' || error.code === 'timeout') && !navigator.onLine)
      addEventListener('online', () => this.load(), { once: true })
  }

  #showFailure({ code }: IslandError): void {
    // Without a network nothing is known to be missing.
    const isMissing = code === 'chunk' && navigator.onLine
    this.#view?.showFailure({ language: this.runtime.language(), retry: () => this.load(), isMissing })
  }

  async #mount(signal: AbortSignal, stopDeadline: () => void): Promise<void> {
    const view = HostView.of(this.host)
    this.#view = view
    const load = this.runtime.loaderOf(this.name)
    const [core, module] = await Promise.all([this.runtime.core(), this.#module(load)])
    mark(this.name, this.id, 'loaded', this.#foundAt)
    const mounted = await core.mount({
      name: this.name,
      serial: this.#serial,
      view,
      module,
      signal,
      given: () => this.#given,
      takeEvent: () => this.#scheduled?.takeEvent?.(),
      onShown: () => {
        stopDeadline()
        if (this.#become('mounted')) mark(this.name, this.id, 'first-commit', this.#foundAt)
      },
      onFailure: (error) => this.fail(error),
      onProblem: (error) => this.#report(error),
    })
    if (signal.aborted) return
    if (!mounted) return this.unmount()
    this.#mounted = mounted
    // The markup may have changed while the island was loading.
    mounted.refresh()
  }

  async #module(load: LoadIsland): Promise<IslandModule> {
    const module = await retryOnce(() => load(this.#attempts++))
    // The texts start to load while React may still be on its way; a failure comes back when they are used.
    module.default?.messages?.(this.runtime.language()).catch(() => {})
    return module
  }

  #become(state: IslandState): boolean {
    if (!mayBecome(this.#state, state)) return false
    this.#state = state
    return true
  }

  #end(): void {
    this.#mounted = undefined
    this.#scheduled?.cancel()
    this.#scheduled = undefined
    this.#attempt.abort()
    this.#view?.showServerMarkup()
  }

  #report(error: IslandError): boolean {
    this.#error = error
    return this.runtime.report({ code: error.code, island: this.name, host: this.host, error, retry: () => this.load() })
  }
}
