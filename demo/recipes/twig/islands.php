<?php
// The example page at /islands.php. Where you make the environment of your own pages, add the extension in the same way.
require __DIR__ . '/../vendor/autoload.php';

$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader(__DIR__ . '/../templates'));
$twig->addExtension(new PartnerIslands\TwigExtension(new PartnerIslands\Islands(__DIR__ . '/assets')));
$page = json_decode(file_get_contents(__DIR__ . '/../templates/islands/page.json'), true);
echo $twig->render('islands/page.html.twig', ['title' => 'Islands', 'page' => $page, 'props' => [], 'nonce' => '']);
