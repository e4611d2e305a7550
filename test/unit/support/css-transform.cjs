// Class names stand for themselves, so tests see `className="row"` for `styles.row`.
module.exports = {
  process: () => ({ code: 'module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) }' }),
}
