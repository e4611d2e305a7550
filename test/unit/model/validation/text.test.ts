import * as fc from 'fast-check'
import { isDomain, isDomainLike, isEmail, isPhoneLike, isUrl } from '../../../../src/model'

describe('domain: optional subdomain label, a name, a top-level part of 2 to 11 letters, no URL scheme', () => {
  test.each(['example.com', 'www.example.com', 'my-shop.de', 'example.photography', 'example.xx', 'müller.de', '123.com', 'EXAMPLE.COM'])(
    '%s',
    (value) => {
      expect(isDomain(value)).toBe(true)
    },
  )

  test.each([
    '',
    'example',
    'example.c',
    'example.c0m',
    'example.abcdefghijkl',
    'a.b.example.com',
    'http://example.com',
    'https://www.example.com',
    'ftp://example.com',
    'mailto:example.com',
    'example.com/',
    'example.com.',
    '.example.com',
    'example..com',
    '-example.com',
    'example-.com',
    'exa mple.com',
    'exa_mple.com',
    'example.com\n',
    `${'a'.repeat(64)}.com`,
  ])('not %j', (value) => {
    expect(isDomain(value)).toBe(false)
  })
})

describe('domain-like: dotted labels of letters, digits, dash, underscore', () => {
  test.each(['_dmarc.example.com', 'a.b.c.d.e', 'x-1._y.z', '1.2'])('%s', (value) => {
    expect(isDomainLike(value)).toBe(true)
  })

  test.each(['', 'localhost', '.a', 'a.', 'a..b', 'a b.c', 'a.b/c', 'http://a.b'])('not %j', (value) => {
    expect(isDomainLike(value)).toBe(false)
  })

  test('every domain is domain-like', () => {
    fc.assert(fc.property(fc.domain(), (value) => expect(!isDomain(value) || isDomainLike(value)).toBe(true)))
  })
})

describe('e-mail: letters, digits and symbols, @, dotted domain labels', () => {
  test.each(['a@b.de', 'first.last+tag@sub.example.co.uk', "o'neil!#$%&*/=?^_`{|}~-@example.com", 'x@müller.de'])('%s', (value) => {
    expect(isEmail(value)).toBe(true)
  })

  test.each([
    '',
    '@',
    'a@',
    '@b.de',
    'a b@c.de',
    'a@b',
    'a@b..de',
    'a@b@c.de',
    'a@-b.de',
    'a@b_c.de',
    'a(b)@c.de',
    'a@b.de\n',
    `${'a'.repeat(65)}@b.de`,
  ])('not %j', (value) => {
    expect(isEmail(value)).toBe(false)
  })

  test('ordinary addresses pass', () => {
    fc.assert(fc.property(fc.emailAddress(), (value) => expect(isEmail(value)).toBe(true)))
  })
})

describe('phone: plus signs, bracket, 1 to 4 digits, then digits, spaces, dashes, dots, slashes', () => {
  test.each(['1', '+49 30 1234567', '++49', '(030) 123-456', '+(1)555.123.4567', '0049/30/12'])('%s', (value) => {
    expect(isPhoneLike(value)).toBe(true)
  })

  test.each(['', '+', 'phone', '12a', '- 12', '12 x 3', '((1)', '12\n'])('not %j', (value) => {
    expect(isPhoneLike(value)).toBe(false)
  })
})

describe('URL: optional http(s) scheme, dotted host, path characters', () => {
  test.each([
    'example.com',
    'http://example.com',
    'HTTPS://Example.com/',
    'https://a.b.example.com:8443/x/y?z=1&w=%20#top',
    'example.com?x',
    'example.com/über',
    '127.0.0.1/x',
  ])('%s', (value) => {
    expect(isUrl(value)).toBe(true)
  })

  test.each([
    '',
    'example',
    'http://',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://exa mple.com',
    'https://example.com/a b',
    'https://user@example.com',
    'https://example.com:port',
    'https://example..com',
    'https://example.com/<script>',
    'https://example.com\n',
    '//example.com',
  ])('not %j', (value) => {
    expect(isUrl(value)).toBe(false)
  })

  test('ordinary web addresses pass', () => {
    fc.assert(fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (value) => expect(isUrl(value)).toBe(true)))
  })
})
