<?php
// Renders demo/recipes/twig/page.html.twig for each case on standard input.
require 'Twig/autoload.php';
require getenv('ADAPTER') . '/vendor/autoload.php';

$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader('demo/recipes/twig'), ['strict_variables' => true]);
$twig->addExtension(new PartnerIslands\TwigExtension(new PartnerIslands\Islands(getenv('DIST'))));
$cases = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
echo json_encode(array_map(fn ($case) => $twig->render('page.html.twig', $case), $cases), JSON_THROW_ON_ERROR);
