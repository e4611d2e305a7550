/**
 * What libraries say of the tests and not of the product. Tests wait for what is seen, so stores may tell of changes between two looks, which
 * React's `act` does not hear of; on a busy machine the toolkit's own checks are slow. Everything else is printed.
 */
const OF_TESTS = [/\bact\(/, /InvariantMiddleware took \d+ms/]

for (const method of ['error', 'warn'] as const) {
  const print = console[method].bind(console)
  console[method] = (...words: unknown[]) => {
    if (!OF_TESTS.some((pattern) => pattern.test(String(words[0])))) print(...words)
  }
}

// jsdom draws nothing. axe asks, to see whether text is ligatures of an icon font.
HTMLCanvasElement.prototype.getContext = () => null
