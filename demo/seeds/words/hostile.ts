/** Texts that break what is put together by hand: markup, templates, queries, directions, invisible and composed characters, sheer length. */
export const HOSTILE_TEXTS = [
  '</script><!--<script>alert(document.domain)</script>',
  '"><img src=x onerror="alert(1)"><svg onload=alert(2)>',
  "'; drop table partners; -- \\' \\\" \\u003c",
  '{{ constructor.constructor("alert(1)")() }} ${7*7} <%= 7*7 %> {% raw %} #{7*7} {count, plural, other {#}}',
  'مرحبا بالعالم — שלום עולם (RTL) 123',
  'file\u202Etxt.exe \u2066isolated\u2069 \u200F\u200E',
  '👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈🧑🏿‍🤝‍🧑🏻🇺🇳e\u0301\u0323 ﷽',
  'zero\u200Bwidth\u200Djoiner\uFEFF\u00ADsoft\u2060',
  'Z\u0351\u036B\u0343a\u0353\u0346\u036Fl\u0334\u0321g\u031F\u0352o\u0335\u035B \u2028line\u2029paragraph',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2),
  '株式会社とても長い名前のウェブサイト制作および運用保守サービス合同会社東京本社営業部',
  ']]> --> /* */ <style>*{display:none}</style> <base href="//evil.example"> &amp;lt;b&gt; %00 %3Cscript%3E',
  '__proto__ constructor toString undefined null NaN -0 1e309 =HYPERLINK("http://evil.example") @SUM(1) +1 -1',
  'javascript:alert(1)//http://evil.example/%0d%0aSet-Cookie:x=1',
] as const

/** Small enough for names that have a limit (tags: 40 characters). */
export const HOSTILE_NAMES = [
  '</script><b>x',
  '"><i>"',
  '{{7*7}}${7}',
  'שלום עולם',
  '👨‍👩‍👧‍👦',
  'a\u200Bb\u202Ec',
  'W'.repeat(40),
  '__proto__',
] as const
