<!doctype html>
<html lang="{{ $page['locale'] }}">
<head>
  <meta charset="utf-8">
  <title>{{ $title }}</title>
  @islands(['sidebar', 'user-menu'], $page, $nonce)
</head>
<body>
  <nav data-island="sidebar"><a href="/">{{ $title }}</a></nav>
  <div data-island="user-menu">
    @islandProps($props)
    <a href="/profile">{{ $title }}</a>
  </div>
</body>
</html>
