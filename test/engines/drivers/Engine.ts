/** One browser engine with one window, as the journeys drive it. Each has its driver, whatever its protocol is. */
export interface Engine {
  /** Name and version, as the browser itself says. */
  readonly version: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Runs a function in the page; it is sent as text, so it knows nothing but its arguments, which are JSON. */
  run<Args extends readonly unknown[], Answer>(work: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>
  /** Runs a script in the page. */
  runText(script: string): Promise<void>
  readonly mouse: {
    /** In CSS pixels of the window. */
    moveTo(x: number, y: number): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
  }
  /** Types text, one key after the other, into what has the focus. */
  type(text: string): Promise<void>
  /** Presses a key with others held: `['Control', 'z']`. Names are those of `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>
  /** Gives files to the file field that the function finds in the page. */
  choose(field: () => HTMLInputElement | undefined, files: readonly string[]): Promise<void>
  /** Ends whatever session there is. */
  forgetCookies(): Promise<void>
  /** A PNG of the window. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}
