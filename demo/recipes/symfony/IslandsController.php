<?php

namespace App\Controller;

use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Annotation\Route;

/** The example page at /islands. */
final class IslandsController extends AbstractController
{
    #[Route('/islands')]
    public function page(): Response
    {
        $page = json_decode(file_get_contents(__DIR__ . '/../../templates/islands/page.json'), true);
        return $this->render('islands/page.html.twig', ['title' => 'Islands', 'page' => $page, 'props' => [], 'nonce' => '']);
    }
}
