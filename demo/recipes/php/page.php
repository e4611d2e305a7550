<!doctype html>
<html lang="<?= htmlspecialchars($page['locale']) ?>">
<head>
  <meta charset="utf-8">
  <title><?= htmlspecialchars($title) ?></title>
  <?= $islands->islands(['sidebar', 'user-menu'], $page, $nonce) ?>
</head>
<body>
  <nav data-island="sidebar"><a href="/"><?= htmlspecialchars($title) ?></a></nav>
  <div data-island="user-menu">
    <?= $islands->props($props) ?>
    <a href="/profile"><?= htmlspecialchars($title) ?></a>
  </div>
</body>
</html>
