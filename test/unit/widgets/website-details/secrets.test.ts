import fc from 'fast-check'
import { secretsIn } from '../../../../widgets/website-details/note/secrets'

it.each([
  ['Password: hunter22', ['hunter22']],
  ['Passwort = geheim!1\nBenutzer: anna', ['geheim!1']],
  ['пароль: секрет99', ['секрет99']],
  ['パスワード：ひみつ123', ['ひみつ123']],
  ['key AKIAIOSFODNN7EXAMPLE is theirs', ['AKIAIOSFODNN7EXAMPLE']],
  ['postgres://app:pa55word@db/app', ['postgres://app:pa55word@']],
  ['-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----', ['-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----']],
])('%s holds a secret', (text, secrets) => {
  expect(secretsIn(text)).toEqual(secrets)
})

it.each(['The password comes by phone', 'Passwort: ••••••••', 'https://example.org/a:b', 'spwd: 12345', 'pw: ok'])(
  '%s holds none',
  (text) => {
    expect(secretsIn(text)).toEqual([])
  },
)

it('what is found stands in the text', () => {
  fc.assert(fc.property(fc.string(), (text) => secretsIn(`pw: ${text}`).every((secret) => `pw: ${text}`.includes(secret))))
})
