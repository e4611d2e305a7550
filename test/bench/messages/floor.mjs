/**
 * The least that can format plain texts, arguments and plurals: what everything else costs is measured against it. Reads the trees of the build.
 *
 * @returns the text of a key
 */
export function createFloor(locale, pack) {
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)

  function format(elements, values, count) {
    return elements.map((element) => partOf(element, values, count)).join('')
  }

  function partOf({ type, value: name, options }, values, count) {
    if (type === LITERAL) return name
    if (type === POUND) return numbers.format(count)
    const value = values[name]
    if (type === ARGUMENT) return String(value)
    const { value: form } = options[`=${value}`] ?? options[plurals.select(value)] ?? options.other
    return format(form, values, value)
  }

  return (key, values) => (typeof pack[key] === 'string' ? pack[key] : format(pack[key], values, 0))
}

// Kinds of elements, as the parser of FormatJS numbers them.
const LITERAL = 0
const ARGUMENT = 1
const POUND = 7
